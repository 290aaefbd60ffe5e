import type { Editor } from '@tiptap/core';
import { richLimits } from 'contract/rich-document';
import { LineDialog } from './asked-line';
import { removeUnsupportedCharacters } from './unsupported-characters';
import { richEditorTexts } from './rich-editor.texts';
import { wrap } from './tools';
import { readTypedLink } from './typed-link';

interface DialogProps {
  readonly editor: Editor;
  readonly onClose: () => void;
}

const attributeOf = (editor: Editor, name: 'link' | 'verse', attribute: string): string => {
  const value: unknown = editor.getAttributes(name)[attribute];
  return typeof value === 'string' ? value : '';
};

/** Asks for the target of the selected text; without a selection it inserts the address itself. */
export function LinkDialog({ editor, onClose }: DialogProps) {
  const isLink = editor.isActive('link');
  const finish = (act: () => void) => () => {
    onClose();
    act();
  };
  const set = (typed: string) => {
    const href = readTypedLink(typed) ?? '';
    const link = { type: 'link', attrs: { href } };
    const chain = editor.chain().focus();
    if (isLink) chain.extendMarkRange('link').setMark('link', { href }).run();
    else if (editor.state.selection.empty)
      chain
        .insertContent({
          type: 'text',
          text: removeUnsupportedCharacters(typed.trim()),
          marks: [link],
        })
        .run();
    else chain.setMark('link', { href }).run();
  };
  return (
    <LineDialog
      labels={richEditorTexts.link}
      value={shown(attributeOf(editor, 'link', 'href'))}
      limit={2000}
      isFit={(typed) => readTypedLink(typed) !== undefined}
      onSet={(typed) => finish(() => set(typed))()}
      onRemove={
        isLink
          ? finish(() => editor.chain().focus().extendMarkRange('link').unsetMark('link').run())
          : undefined
      }
      onClose={finish(() => editor.commands.focus())}
    />
  );
}

/** The address as a user would type it. */
const shown = (href: string) => href.replace(/^(?:mailto|tel):/, '');

/** Asks for the reference of a verse. */
export function VerseDialog({ editor, onClose }: DialogProps) {
  const isVerse = editor.isActive('verse');
  const finish = (act: () => void) => () => {
    onClose();
    act();
  };
  const set = (typed: string) => {
    const reference = removeUnsupportedCharacters(typed).trim();
    if (isVerse) editor.chain().focus().updateAttributes('verse', { reference }).run();
    else wrap(editor, 'verse', { reference });
    editor.commands.focus();
  };
  return (
    <LineDialog
      labels={richEditorTexts.verse}
      value={attributeOf(editor, 'verse', 'reference')}
      limit={richLimits.reference}
      isFit={() => true}
      onSet={(typed) => finish(() => set(typed))()}
      onRemove={isVerse ? finish(() => wrap(editor, 'verse')) : undefined}
      onClose={finish(() => editor.commands.focus())}
    />
  );
}
