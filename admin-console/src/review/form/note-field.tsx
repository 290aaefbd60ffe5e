import { useId } from 'react';
import type { KeyboardEvent } from 'react';
import Button from '@mui/material/Button';
import { reviewChangeBody } from 'contract/review';
import type { Review } from 'contract/review';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../../console-language';
import { createdDate } from '../../model/created-date';
import styles from './review-form.module.css';
import { reviewLabels } from '../store/review-labels';
import type { useReviewForm } from './use-review-form';

type Form = ReturnType<typeof useReviewForm>;

/** What staff write about a record. It is saved with the button or with Ctrl+Enter. */
export function NoteField({ form }: { readonly form: Form }) {
  const id = useId();
  const labels = translate(reviewLabels, consoleLanguage);
  const { draft, newerNote } = form;
  const canSave = form.isReady && draft !== undefined && newerNote === undefined;
  const save = () => canSave && form.save({ note: form.noteText });
  const saveOnEnter = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) void save();
  };
  return (
    <div className={styles.note}>
      <label htmlFor={id}>{labels.note}</label>
      <textarea
        id={id}
        rows={3}
        maxLength={reviewChangeBody.properties.note.maxLength}
        value={form.noteText}
        aria-describedby={draft && `${id}-draft`}
        onChange={(event) => form.type(event.target.value)}
        onKeyDown={saveOnEnter}
      />
      {draft && (
        <p id={`${id}-draft`} className={styles.draft}>
          {labels.unsaved}
        </p>
      )}
      {newerNote ? (
        <NewerNote form={form} theirs={newerNote} />
      ) : (
        draft && (
          <div className={styles.buttons}>
            <Button size="small" variant="contained" disabled={!canSave} onClick={save}>
              {labels.saveNote}
            </Button>
            <Button size="small" onClick={form.forget}>
              {labels.discard}
            </Button>
          </div>
        )
      )}
    </div>
  );
}

/** Shows both notes until the user chooses one, so that neither is overwritten unseen. */
function NewerNote({ form, theirs }: { readonly form: Form; readonly theirs: Review }) {
  const labels = translate(reviewLabels, consoleLanguage);
  const when = createdDate(theirs.updatedAt, consoleLanguage) ?? '';
  return (
    <div role="alert" className={styles.newer}>
      <p>{labels.overtaken(theirs.updatedBy, when)}</p>
      <p>{theirs.note ? labels.theirNote : labels.theirEmptyNote}</p>
      {theirs.note && <blockquote className={styles.theirs}>{theirs.note}</blockquote>}
      <div className={styles.buttons}>
        <Button size="small" variant="contained" onClick={form.forget}>
          {labels.loadTheirs}
        </Button>
        <Button
          size="small"
          disabled={!form.isReady}
          onClick={() => form.save({ note: form.noteText })}
        >
          {labels.keepMine}
        </Button>
      </div>
    </div>
  );
}
