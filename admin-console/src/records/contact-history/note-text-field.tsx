import { useId, useLayoutEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { maxNoteLength } from 'contract/record-note-requests';
import { LimitedTextarea } from '../../base/parts/forms/limited-text';
import styles from './conversation.module.css';
import { contactHistoryTexts } from './contact-history.texts';
import { findMention, matchMentions } from './mentions';
import type { Mentionable } from './mentions';

interface NoteTextFieldProps {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly staff: readonly Mentionable[];
  readonly onType: (text: string) => void;
  /** Ctrl+Enter, perhaps with Shift. */
  readonly onSave: (isShifted: boolean) => void;
}

/** The text of a note. `@` offers colleagues, who are chosen by the arrows and Enter, or by a click. */
export function NoteTextField(props: NoteTextFieldProps) {
  const { id, label, value, staff, onType, onSave } = props;
  const listId = useId();
  const [cursor, setCursor] = useState(0);
  const [active, setActive] = useState(0);
  const [isClosed, setIsClosed] = useState(false);
  /** Where the cursor stands once the chosen name is in the text. */
  const nextCursor = useRef<number>(undefined);
  useLayoutEffect(() => {
    const area = document.getElementById(id) as HTMLTextAreaElement | null;
    const place = nextCursor.current;
    nextCursor.current = undefined;
    if (place !== undefined) area?.setSelectionRange(place, place);
  }, [id, value]);
  const mention = isClosed ? undefined : findMention(value, cursor);
  const offered = mention ? matchMentions(staff, mention.word) : [];
  const optionId = (at: number) => `${listId}-${at}`;

  const choose = ({ name }: Mentionable) => {
    if (mention === undefined) return;
    const before = `${value.slice(0, mention.from)}@${name} `;
    onType(before + value.slice(cursor).replace(/^ /, ''));
    setCursor(before.length);
    setActive(0);
    nextCursor.current = before.length;
  };
  const answerKey = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSave(event.shiftKey);
    if (offered.length === 0) return;
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    const chosen = offered[active];
    if (step !== undefined) setActive((active + step + offered.length) % offered.length);
    else if ((event.key === 'Enter' || event.key === 'Tab') && chosen) choose(chosen);
    else if (event.key === 'Escape') setIsClosed(true);
    else return;
    event.preventDefault();
    // Escape closes the list and not the record.
    event.stopPropagation();
  };
  return (
    <div className={styles.noteField}>
      <label htmlFor={id}>{label}</label>
      <LimitedTextarea
        id={id}
        rows={2}
        limit={maxNoteLength}
        value={value}
        aria-autocomplete="list"
        aria-haspopup="listbox"
        aria-controls={offered.length > 0 ? listId : undefined}
        aria-activedescendant={offered.length > 0 ? optionId(active) : undefined}
        onChange={({ target }) => {
          setIsClosed(false);
          setActive(0);
          setCursor(target.selectionStart);
          onType(target.value);
        }}
        onSelect={({ currentTarget }) => setCursor(currentTarget.selectionStart)}
        onBlur={() => setIsClosed(true)}
        onKeyDown={answerKey}
      />
      {offered.length > 0 && (
        <div
          id={listId}
          role="listbox"
          aria-label={contactHistoryTexts.colleagues}
          className={styles.offered}
        >
          {offered.map((one, at) => (
            // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- the text field answers the keys
            <div
              key={one._id}
              id={optionId(at)}
              role="option"
              tabIndex={-1}
              aria-selected={at === active}
              className={styles.option}
              onPointerDown={(event) => event.preventDefault()}
              onClick={() => choose(one)}
            >
              {one.name} <span className={styles.hint}>{one.email}</span>
            </div>
          ))}
        </div>
      )}
      <p role="status" className="visually-hidden">
        {offered.length > 0 && contactHistoryTexts.offered(offered.length)}
      </p>
    </div>
  );
}
