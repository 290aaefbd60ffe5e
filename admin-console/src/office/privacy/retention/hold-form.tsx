import { useId } from 'react';
import { holdRecord, maxHoldReason } from 'contract/retention-requests';
import type { BodyOf } from 'contract/request';
import type { RecordKind } from 'contract/review';
import { LimitedInput } from '../../../base/parts/forms/limited-text';
import { getText } from '../../../base/parts/forms/get-text';
import { sendChange } from '../../../session/send';
import { privacyTexts } from '../privacy.texts';
import styles from '../privacy.module.css';
import { SavedForm } from '../saved-form';

interface HoldFormProps {
  readonly kind: RecordKind;
  readonly id: string;
}

/** The form that holds a record back from removal until a day, with a reason. */
export function HoldForm({ kind, id }: HoldFormProps) {
  const formId = useId();
  const texts = privacyTexts.retention.hold;
  return (
    <details>
      <summary className={styles.summary}>{texts.open}</summary>
      <SavedForm
        save={texts.save}
        send={(form) => {
          const body = readHold(form);
          return typeof body === 'string'
            ? body
            : sendChange(holdRecord, { kind, id, body }, privacyTexts.failed);
        }}
      >
        <div className={styles.field}>
          <label htmlFor={`${formId}-reason`}>{texts.reason}</label>
          <LimitedInput
            id={`${formId}-reason`}
            name="reason"
            limit={maxHoldReason}
            autoComplete="off"
          />
        </div>
        <div className={styles.field}>
          <label htmlFor={`${formId}-until`}>{texts.until}</label>
          <input id={`${formId}-until`} name="until" type="date" />
        </div>
      </SavedForm>
    </details>
  );
}

function readHold(form: HTMLFormElement): BodyOf<typeof holdRecord> | string {
  const texts = privacyTexts.retention.hold;
  const reason = getText(form, 'reason').trim();
  const until = getText(form, 'until');
  if (reason === '') return texts.noReason;
  return until === '' ? texts.noDay : { reason, until };
}
