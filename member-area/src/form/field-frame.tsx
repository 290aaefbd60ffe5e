import { useId } from 'react';
import type { ReactNode } from 'react';
import { useFieldFault } from './form-context';
import styles from './field.module.css';
import { formLabels } from './form-labels';

/** What every control carries, so that its label, hint and fault belong to it. */
export interface ControlAttributes {
  readonly id: string;
  readonly name: string;
  readonly required: boolean;
  readonly className: string | undefined;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

export interface FieldFrameProps {
  readonly name: string;
  readonly label: string;
  readonly required: boolean;
  readonly hint?: string | undefined;
}

interface Props extends FieldFrameProps {
  readonly children: (attributes: ControlAttributes) => ReactNode;
}

/** Label, hint and fault of one control. */
export function FieldFrame({ name, label, required, hint, children }: Props) {
  const id = useId();
  const hintId = `${id}hint`;
  const fault = useFieldFault(name, `${id}fault`);
  const describedBy = [hint && hintId, fault?.saidBy].filter(Boolean).join(' ');
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> {formLabels.en.optional}</span>}
      </label>
      {hint && (
        <p id={hintId} className={styles.hint}>
          {hint}
        </p>
      )}
      {children({
        id,
        name,
        required,
        className: styles.control,
        'aria-invalid': fault ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {fault?.message && (
        <p id={fault.saidBy} className={styles.fault}>
          {fault.message}
        </p>
      )}
    </div>
  );
}
