import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import { maxReviewNote as limit } from 'contract/review-requests';
import type { Review } from 'contract/review-requests';
import { innsbruckTime } from '../../../base/model/innsbruck-time';
import { LimitedTextarea } from '../../../base/parts/forms/limited-text';
import styles from './review-form.module.css';
import { reviewTexts } from '../store/review.texts';
import type { useReviewForm } from './use-review-form';

type Form = ReturnType<typeof useReviewForm>;

/** The note about a record. It is saved by the button or Ctrl+Enter. */
export function NoteField({ form }: { readonly form: Form }) {
  const id = useId();
  const { draft, newerNote } = form;
  const fits = form.noteText.length <= limit;
  const canSave = form.isReady && draft !== undefined && newerNote === undefined && fits;
  const save = () => canSave && form.save({ note: form.noteText });
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    <div className={styles.note}>
      <label htmlFor={id}>{reviewTexts.note}</label>
      <LimitedTextarea
        id={id}
        rows={3}
        limit={limit}
        value={form.noteText}
        aria-describedby={draft && `${id}-draft`}
        onChange={(event) => form.type(event.target.value)}
        onKeyDown={saveOnEnter}
      />
      {draft && (
        <p id={`${id}-draft`} className={styles.draft}>
          {reviewTexts.unsaved}
        </p>
      )}
      {newerNote ? (
        <NewerNote form={form} theirs={newerNote} />
      ) : (
        draft && (
          <div className={styles.buttons}>
            <Button size="small" variant="contained" disabled={!canSave} onClick={save}>
              {reviewTexts.saveNote}
            </Button>
            <Button size="small" onClick={form.forget}>
              {reviewTexts.discard}
            </Button>
          </div>
        )
      )}
    </div>
  );
}

/** Shows both notes until the user chooses one, so that neither is overwritten unseen. */
function NewerNote({ form, theirs }: { readonly form: Form; readonly theirs: Review }) {
  const when = innsbruckTime(theirs.updatedAt) ?? '';
  return (
    <div role="alert" className={styles.newer}>
      <p>{reviewTexts.overtaken(theirs.updatedBy, when)}</p>
      <p>{theirs.note ? reviewTexts.theirNote : reviewTexts.theirEmptyNote}</p>
      {theirs.note && <blockquote className={styles.theirs}>{theirs.note}</blockquote>}
      <div className={styles.buttons}>
        <Button size="small" variant="contained" onClick={form.forget}>
          {reviewTexts.loadTheirs}
        </Button>
        <Button
          size="small"
          disabled={!form.isReady || form.noteText.length > limit}
          onClick={() => form.save({ note: form.noteText })}
        >
          {reviewTexts.keepMine}
        </Button>
      </div>
    </div>
  );
}
