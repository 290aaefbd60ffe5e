import { useState } from 'react';
import Button from '@mui/material/Button';
import { addRecordNote, maxNoteLength } from 'contract/record-note-requests';
import type { RecordKind } from 'contract/review';
import { Message } from 'shared-ui/message';
import { startAttempt } from 'shared-ui/send-attempt';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { useQuestionBeforeLeaving } from '../../base/parts/use-question-before-leaving';
import { sendChange } from '../../session/send';
import { useStaff } from '../colleagues/staff';
import styles from './conversation.module.css';
import { contactHistoryTexts } from './contact-history.texts';
import { getMentions, toMentionables } from './mentions';
import { loadNoteDraft, saveNoteDraft } from './note-draft';
import { NoteTextField } from './note-text-field';

interface NewNoteProps {
  readonly kind: RecordKind;
  readonly recordId: string;
  /**
   * Called once the note is saved, with a message for screen readers.
   * @param isDone whether it was saved by the further button
   */
  readonly onSaved: (message: string, isDone: boolean) => void;
  /** The name of a further button, which also says that the record is done; without one there is none. */
  readonly doneLabel?: string;
}

/** The id of the field, by which a key puts the cursor into it. */
export const newNoteId = (recordId: string) => `new-note-${recordId}`;

/** A new note. What is typed is a draft of this tab until it is saved. Give it a `key`. */
export function NewNote({ kind, recordId, onSaved, doneLabel }: NewNoteProps) {
  const [text, setText] = useState(() => loadNoteDraft(kind, recordId));
  const [attempt, setAttempt] = useState<ReturnType<typeof startAttempt>>();
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say, clear } = useOutcome();
  const known = useStaff(kind);
  const staff = toMentionables(typeof known === 'string' ? [] : known);
  const fits = text.length <= maxNoteLength;
  // Drafts are lost when the tab is closed.
  useQuestionBeforeLeaving(text !== '');

  const type = (typed: string) => {
    setText(typed);
    saveNoteDraft(kind, recordId, typed);
  };
  const save = async (isDone: boolean) => {
    if (isSaving || !fits || text.trim() === '') return;
    clear();
    const content = { text, mentions: getMentions(text, staff) };
    // After a lost response the same key is sent again, so that the note is not there twice.
    const tried = startAttempt(JSON.stringify(content), attempt);
    setAttempt(tried);
    setIsSaving(true);
    const parts = { kind, id: recordId, body: { key: tried.idempotencyKey, ...content } };
    const sent = await sendChange(addRecordNote, parts, contactHistoryTexts.noteFailed);
    setIsSaving(false);
    if (!sent.ok) return say('error', sent.message);
    // What was typed during the request stays.
    setText((now) => (now === text ? '' : now));
    if (loadNoteDraft(kind, recordId) === text) saveNoteDraft(kind, recordId, '');
    onSaved(contactHistoryTexts.noteSaved, isDone);
  };
  return (
    <div className={styles.newNote}>
      <NoteTextField
        id={newNoteId(recordId)}
        label={contactHistoryTexts.newNote}
        value={text}
        staff={staff}
        onType={type}
        onSave={(isShifted) => void save(isShifted && doneLabel !== undefined)}
      />
      {text === '' ? (
        <p className={styles.hint}>{contactHistoryTexts.noteHint}</p>
      ) : (
        <div className={styles.buttons}>
          <Button
            size="small"
            variant="contained"
            disabled={!fits || text.trim() === ''}
            aria-disabled={isSaving || undefined}
            onClick={() => void save(false)}
          >
            {contactHistoryTexts.saveNote}
          </Button>
          {doneLabel !== undefined && (
            <Button
              size="small"
              variant="outlined"
              disabled={!fits || text.trim() === ''}
              aria-disabled={isSaving || undefined}
              onClick={() => void save(true)}
            >
              {doneLabel}
            </Button>
          )}
          <Button size="small" onClick={() => type('')}>
            {contactHistoryTexts.discard}
          </Button>
          <span className={styles.hint}>{contactHistoryTexts.unsaved}</span>
        </div>
      )}
      {outcome && (
        <Message key={outcome.count} tone="error">
          {outcome.text}
        </Message>
      )}
    </div>
  );
}
