import type { ReactNode } from 'react';
import type { FieldSchema } from 'contract/field';
import { FieldError } from './fault-note';
import type { FieldBehaviour, FieldLabels } from '../form-definition';
import styles from '../form.module.css';
import { optional } from './optional.texts';

export interface FieldProps {
  /** The specification's name of the field; also the id of its control. */
  readonly name: string;
  readonly schema: FieldSchema;
  readonly required: boolean;
  readonly behaviour: FieldBehaviour;
  readonly labels: FieldLabels;
  /** What stands under the control and belongs to what is chosen there. */
  readonly note?: ReactNode;
  /** What is wrong with the field, in words. */
  readonly fault?: string | undefined;
  /** What the field holds from the start. Afterwards the page's own control keeps the value. */
  readonly defaultValue?: string | undefined;
}

/** The label, marked where an answer is optional. */
export function LabelText({ labels, required }: FieldProps) {
  if (required) return labels.label;
  return (
    <>
      {labels.label} <span className={styles.optional}>{optional}</span>
    </>
  );
}

/** The hint and the fault, which the control names as its description. */
export function FieldNotes({ name, labels, fault }: FieldProps) {
  return (
    <>
      {labels.hint && (
        <p id={`${name}-hint`} className={styles.hint}>
          {labels.hint}
        </p>
      )}
      {fault && <FieldError id={`${name}-fault`} fault={fault} />}
    </>
  );
}

/** What stands under the control and describes it too. */
export const NoteUnder = ({ name, note }: FieldProps) =>
  note ? <div id={`${name}-note`}>{note}</div> : null;

/** The attributes that every control has: its name, its state and where it is described. */
export const describeControl = ({ name, labels, fault, note }: FieldProps) => ({
  name,
  'aria-invalid': fault ? true : undefined,
  'aria-describedby':
    [labels.hint && `${name}-hint`, fault && `${name}-fault`, note && `${name}-note`]
      .filter(Boolean)
      .join(' ') || undefined,
});
