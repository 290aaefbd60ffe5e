import type { ReactNode } from 'react';
import type { FieldSchema } from 'contract/field';
import { FieldError } from './field-error';
import type { FieldBehaviour, FieldLabels } from '../form-definition';
import styles from '../form.module.css';
import { optional } from './optional.texts';

export interface FieldProps {
  /** The field's name in the requirements; also the id of its control. */
  readonly name: string;
  readonly schema: FieldSchema;
  readonly required: boolean;
  readonly behaviour: FieldBehaviour;
  readonly labels: FieldLabels;
  /** Content below the control that explains the chosen value. */
  readonly note?: ReactNode;
  /** The error message. */
  readonly error?: string | undefined;
  /** The initial value; the control is uncontrolled. */
  readonly defaultValue?: string | undefined;
}

/** The label, with a mark if the field is optional. */
export function LabelText({ labels, required }: FieldProps) {
  if (required) return labels.label;
  return (
    <>
      {labels.label} <span className={styles.optional}>{optional}</span>
    </>
  );
}

/** The hint and the error, to which `aria-describedby` refers. */
export function FieldNotes({ name, labels, error }: FieldProps) {
  return (
    <>
      {labels.hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {labels.hint}
        </p>
      )}
      {error && <FieldError id={`${name}-fault`} message={error} />}
    </>
  );
}

/** The note below the control, to which `aria-describedby` refers as well. */
export const FieldNote = ({ name, note }: FieldProps) =>
  note ? <div id={`${name}-note`}>{note}</div> : null;

/** The attributes of every control: name, validity and description. */
export const describeControl = ({ name, labels, error, note }: FieldProps) => ({
  name,
  'aria-invalid': error ? true : undefined,
  'aria-describedby':
    [labels.hint && `${name}-hint`, error && `${name}-fault`, note && `${name}-note`]
      .filter(Boolean)
      .join(' ') || undefined,
});
