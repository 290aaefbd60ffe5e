import { useId } from 'react';
import { retentionHoldBody, retentionHoldEndpoint } from 'contract/retention';
import type { RetentionHold } from 'contract/retention';
import type { RecordKind } from 'contract/review';
import { LimitedInput } from '../../../base/parts/forms/limited-text';
import { getText } from '../../../base/parts/forms/get-text';
import { privacyTexts } from '../privacy.texts';
import styles from '../privacy.module.css';
import { changeAsStaff } from '../change-as-staff';
import { SavedForm } from '../saved-form';

interface HoldFormProps {
  readonly kind: RecordKind;
  readonly id: string;
  readonly onHeld: () => void;
}

/** The form that holds a record back from removal until a day, with a reason. */
export function HoldForm({ kind, id, onHeld }: HoldFormProps) {
  const formId = useId();
  const texts = privacyTexts.retention.hold;
  return (
    <details>
      <summary className={styles.summary}>{texts.open}</summary>
      <SavedForm
        save={texts.save}
        send={(form) => {
          const body = readHold(form);
          return typeof body === 'string' ? body : sendHold(kind, id, body);
        }}
        onSaved={onHeld}
      >
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${formId}-reason`}>
            {texts.reason}
          </label>
          <LimitedInput
            id={`${formId}-reason`}
            name="reason"
            limit={retentionHoldBody.properties.reason.maxLength}
            autoComplete="off"
          />
        </div>
        <div className={styles.field}>
          <label className={styles.label} htmlFor={`${formId}-until`}>
            {texts.until}
          </label>
          <input id={`${formId}-until`} name="until" type="date" />
        </div>
      </SavedForm>
    </details>
  );
}

async function sendHold(kind: RecordKind, id: string, body: RetentionHold) {
  const path = retentionHoldEndpoint(kind, id);
  const refusal = await changeAsStaff({ method: 'PUT', path, body });
  return refusal
    ? ({ ok: false, status: 0, message: refusal.message } as const)
    : ({ ok: true, response: undefined } as const);
}

function readHold(form: HTMLFormElement): RetentionHold | string {
  const texts = privacyTexts.retention.hold;
  const reason = getText(form, 'reason').trim();
  const until = getText(form, 'until');
  if (reason === '') return texts.noReason;
  return until === '' ? texts.noDay : { reason, until };
}
