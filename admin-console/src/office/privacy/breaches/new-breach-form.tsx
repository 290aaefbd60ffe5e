import { useId } from 'react';
import { addBreach, maxBreachNote } from 'contract/breach-requests';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { LimitedTextarea } from '../../../base/parts/forms/limited-text';
import { getText } from '../../../base/parts/forms/get-text';
import { sendChange } from '../../../session/send';
import { privacyTexts } from '../privacy.texts';
import styles from '../privacy.module.css';
import { SavedForm } from '../saved-form';

/** The form for a new breach, with the time at which it was noticed. */
export function NewBreachForm() {
  const id = useId();
  const { add, note, noteHint } = privacyTexts.breaches;
  return (
    <details>
      <summary className={styles.summary}>{add.title}</summary>
      <SavedForm save={add.submit} saved={add.done} send={sendBreach}>
        <div className={styles.field}>
          <label htmlFor={`${id}-at`}>{add.noticedAt}</label>
          <input
            id={`${id}-at`}
            type="datetime-local"
            name="noticedAt"
            aria-describedby={`${id}-at-hint`}
          />
          <p id={`${id}-at-hint`} className={styles.hint}>
            {add.noticedHint}
          </p>
        </div>
        <div className={styles.field}>
          <label htmlFor={`${id}-note`}>{note}</label>
          <LimitedTextarea
            id={`${id}-note`}
            name="note"
            rows={3}
            limit={maxBreachNote}
            aria-describedby={`${id}-note-hint`}
          />
          <p id={`${id}-note-hint`} className={styles.hint}>
            {noteHint}
          </p>
        </div>
      </SavedForm>
    </details>
  );
}

function sendBreach(form: HTMLFormElement) {
  const noticed = innsbruckMoment(getText(form, 'noticedAt'));
  if (noticed === undefined || noticed.getTime() > Date.now())
    return privacyTexts.breaches.add.noMoment;
  const body = { noticedAt: noticed.toISOString(), note: getText(form, 'note') };
  return sendChange(addBreach, { body }, privacyTexts.failed);
}
