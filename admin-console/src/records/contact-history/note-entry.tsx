import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import type { RecordNote } from 'contract/contact-history-requests';
import { changeRecordNote, maxNoteLength, removeRecordNote } from 'contract/record-note-requests';
import type { RecordKind } from 'contract/review';
import { Message } from 'shared-ui/message';
import { partsTexts } from '../../base/parts/parts.texts';
import { ConfirmedButton } from '../../base/parts/asked-twice-button';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { innsbruckTime } from '../../base/model/innsbruck-time';
import { sendChange } from '../../session/send';
import { useStaff } from '../colleagues/staff';
import styles from './conversation.module.css';
import { contactHistoryTexts } from './contact-history.texts';
import { getMentions, toMentionables } from './mentions';
import { NoteTextField } from './note-text-field';

interface NoteEntryProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  readonly note: RecordNote;
  /** Called with a message once it is changed or removed. */
  readonly onChanged: (message: string) => void;
}

/** A note with its writer and time. Its writer may change or remove it for some minutes. */
export function NoteEntry({ kind, recordId, note, onChanged }: NoteEntryProps) {
  const { at, by, text, changeableUntil } = note;
  const [isEdited, setIsEdited] = useState(false);
  const when = innsbruckTime(at) ?? at;
  const parts = { kind, id: recordId, noteId: note._id };
  const remove = async () => {
    const sent = await sendChange(removeRecordNote, parts, contactHistoryTexts.noteFailed);
    if (!sent.ok) return sent;
    onChanged(contactHistoryTexts.noteRemoved);
    return undefined;
  };
  return (
    <li className={styles.entry} data-way="note">
      <span className={styles.who}>
        {by === undefined ? contactHistoryTexts.noteOf(when) : contactHistoryTexts.noteBy(by, when)}
      </span>
      {isEdited ? (
        <ChangedNote
          {...{ kind, recordId, note }}
          onDone={(message) => {
            setIsEdited(false);
            if (message !== undefined) onChanged(message);
          }}
        />
      ) : (
        <p className={styles.words}>{text}</p>
      )}
      {changeableUntil !== undefined && !isEdited && (
        <div className={styles.buttons}>
          <Button size="small" onClick={() => setIsEdited(true)}>
            {contactHistoryTexts.changeNote}
          </Button>
          <ConfirmedButton
            name={contactHistoryTexts.removeNote}
            about={when}
            question={contactHistoryTexts.removeNoteQuestion}
            onConfirm={remove}
          />
        </div>
      )}
    </li>
  );
}

interface ChangedNoteProps extends Omit<NoteEntryProps, 'onChanged'> {
  /** Called with a message if it was saved. */
  readonly onDone: (message?: string) => void;
}

function ChangedNote({ kind, recordId, note, onDone }: ChangedNoteProps) {
  const id = useId();
  const [text, setText] = useState(note.text);
  const { outcome, say } = useOutcome();
  const known = useStaff(kind);
  const staff = toMentionables(typeof known === 'string' ? [] : known);
  const save = async () => {
    if (text.trim() === '' || text.length > maxNoteLength) return;
    const body = { text, mentions: getMentions(text, staff) };
    const parts = { kind, id: recordId, noteId: note._id, body };
    const sent = await sendChange(changeRecordNote, parts, contactHistoryTexts.noteFailed);
    if (sent.ok) onDone(contactHistoryTexts.noteSaved);
    else say('error', sent.message);
  };
  return (
    <div className={styles.newNote}>
      <NoteTextField
        id={id}
        label={contactHistoryTexts.note}
        value={text}
        staff={staff}
        onType={setText}
        onSave={() => void save()}
      />
      <div className={styles.buttons}>
        <Button size="small" variant="contained" onClick={() => void save()}>
          {contactHistoryTexts.saveNote}
        </Button>
        <Button size="small" onClick={() => onDone()}>
          {partsTexts.cancel}
        </Button>
      </div>
      {outcome && (
        <Message key={outcome.count} tone="error">
          {outcome.text}
        </Message>
      )}
    </div>
  );
}
