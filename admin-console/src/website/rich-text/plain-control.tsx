import { useState } from 'react';
import { toPlainText, readRichText, toRichText } from 'contract/rich-text';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { fitLines } from '../rich-editor/unsupported-characters';
import type { WriterProps } from './rich-writer';
import { findFormattedElements } from './rich-text-words';
import { richTextTexts as words } from './rich-text.texts';
import { choosePlain } from './writing-mode';
import styles from '../entry.module.css';

/** Edits a rich text as plain text. It warns about the formatting that the first change removes. */
export function PlainControl(props: WriterProps) {
  const { value } = props;
  const [confirmed, setConfirmed] = useState<string>();
  const forms = findFormattedElements(value);
  if (forms.length === 0 || confirmed === value) return <PlainField {...props} />;
  return (
    <Message tone="info">
      <p>{words.loss(forms.map((form) => words.forms[form]))}</p>
      <div className={styles.actions}>
        <Button variant="secondary" onClick={() => choosePlain(false)}>
          {words.writeRich}
        </Button>
        <Button variant="secondary" onClick={() => setConfirmed(value)}>
          {words.writePlain}
        </Button>
      </div>
    </Message>
  );
}

function plainOf(value: string): string {
  const document = readRichText(value);
  return document ? toPlainText(document) : '';
}

/** The raw input is kept in state, because the resulting text has no trailing spaces. */
function PlainField(props: WriterProps) {
  const { name, lang, value, maxLength, isFaulty, describedBy, onChange, onFull } = props;
  const [typed, setTyped] = useState({ words: plainOf(value), value });
  const shown = typed.value === value ? typed.words : plainOf(value);
  const type = (lines: string) => {
    const next = toRichText(fitLines(lines));
    if (next.length > maxLength) return onFull();
    setTyped({ words: lines, value: next });
    if (next !== value) onChange(next);
  };
  return (
    <textarea
      id={name}
      name={name}
      lang={lang}
      rows={10}
      value={shown}
      className={styles.control}
      autoComplete="off"
      aria-invalid={isFaulty || undefined}
      aria-describedby={describedBy}
      onChange={({ target }) => type(target.value)}
    />
  );
}
