import { useCallback, useState } from 'react';
import { toPlainText, readRichText } from 'contract/rich-text';
import { Message } from 'shared-ui/message';
import { LoadedEditor } from './loaded-editor';
import { PlainControl } from './plain-control';
import type { RichControlProps } from './rich-writer';
import { richTextTexts as words } from './rich-text.texts';
import { choosePlain, useIsPlain } from './writing-mode';
import styles from '../entry.module.css';

/** The control of a rich text: the lazy editor, or a plain field. */
export function RichControl(props: RichControlProps) {
  const { name, value, describedBy, onChange } = props;
  const isPlain = useIsPlain();
  const [note, setNote] = useState<'full' | 'lostScripts'>();
  const change = useCallback(
    (next: string, hasLostScripts = false) => {
      setNote(hasLostScripts ? 'lostScripts' : undefined);
      onChange(next);
    },
    [onChange],
  );
  const document = readRichText(value);
  if (value !== '' && !document) return <Message tone="error">{words.unreadable}</Message>;
  const Writer = isPlain ? PlainControl : LoadedEditor;
  const countId = `${name}-count`;
  return (
    <>
      <Writer
        {...props}
        describedBy={[describedBy, countId].filter(Boolean).join(' ')}
        onChange={change}
        onFull={() => setNote('full')}
      />
      <p id={countId} className={styles.hint}>
        {words.count(document ? toPlainText(document).length : 0)}
      </p>
      <p role="status" className={note && styles.fault}>
        {note && words[note]}
      </p>
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={isPlain}
          onChange={({ target }) => choosePlain(target.checked)}
        />
        {words.isPlain}
      </label>
    </>
  );
}
