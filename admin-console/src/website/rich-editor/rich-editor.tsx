import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Language } from 'contract/languages';
import { lazyView } from '../../base/parts/lazy-view';
import { LinkDialog, VerseDialog } from './rich-dialogs';
import { richEditorTexts } from './rich-editor.texts';
import { RichToolbar } from './rich-toolbar';
import type { DialogName } from './rich-toolbar';
import { useRichEditor } from './use-rich-editor';
import styles from './rich-editor.module.css';

interface RichEditorProps {
  /** The id of the text box. */
  readonly name: string;
  /** The accessible name of the text. */
  readonly label: string;
  /** UTF-16 code units of the JSON. */
  readonly maxLength: number;
  readonly lang: Language | undefined;
  readonly value: string;
  readonly isFaulty: boolean;
  readonly describedBy: string | undefined;
  /** @param hasLostScripts whether pasted superscripts or subscripts became normal text */
  readonly onChange: (value: string, hasLostScripts: boolean) => void;
  /** Called when a change was rejected because it would exceed the limits. */
  readonly onFull: () => void;
}

/** Lazy, because it contains the list of files and uploads, which most edits do not need. */
const PictureDialog = lazyView(() =>
  import('./picture-dialog').then(({ PictureDialog: dialog }) => dialog),
);

const dialogs = { link: LinkDialog, verse: VerseDialog, picture: PictureDialog };

/** Edits a rich text with a toolbar or shortcuts. */
export function RichEditor(props: RichEditorProps) {
  const { name, label, lang, isFaulty, describedBy } = props;
  const [dialog, setDialog] = useState<DialogName>();
  const { editor, mount } = useRichEditor({
    ...props,
    attributes: {
      id: name,
      class: styles['text'] ?? '',
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-label': label,
      'aria-describedby': [describedBy, `${name}-keys`].filter(Boolean).join(' '),
      ...(lang && { lang }),
      ...(isFaulty && { 'aria-invalid': 'true' }),
    },
  });
  const Dialog = dialog && dialogs[dialog];
  const leadToTools = (event: KeyboardEvent) => {
    const wantsLink = event.key === 'k' && (event.ctrlKey || event.metaKey);
    const wantsTools = event.key === 'F10' && event.altKey;
    if (!wantsLink && !wantsTools) return;
    event.preventDefault();
    if (wantsLink) setDialog('link');
    else focusTools(`${name}-tools`);
  };
  return (
    <div className={styles.editor}>
      <RichToolbar
        id={`${name}-tools`}
        editor={editor}
        label={label}
        controls={name}
        onDialog={setDialog}
      />
      {/* oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the text in it has the focus */}
      <div ref={mount} className={styles.place} onKeyDown={leadToTools} />
      <p id={`${name}-keys`} className="visually-hidden">
        {richEditorTexts.keysHint}
      </p>
      {Dialog && <Dialog editor={editor} onClose={() => setDialog(undefined)} />}
    </div>
  );
}

const focusTools = (id: string) =>
  document.getElementById(id)?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
