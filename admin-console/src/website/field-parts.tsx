import type { ReactNode } from 'react';
import type { ContentText } from 'contract/content-entry';
import type { ContentKind } from 'contract/content-kinds';
import type { ContentField } from 'contract/kind-declaration';
import { getFieldLabels } from './entry-labels';
import { partName } from './entry-text';
import type { TextPart } from './entry-text';
import { placeholderHint } from './fields/mail-fields';
import { websiteTexts } from './website.texts';
import styles from './entry.module.css';

export interface FieldEditorProps {
  readonly kind: ContentKind;
  readonly field: string;
  readonly declared: ContentField;
  readonly text: ContentText;
  readonly getError: (part: TextPart) => string | undefined;
  readonly onWrite: (text: ContentText) => void;
}

/** The label, which says if a field is optional. */
export function FieldLabel({ kind, field, declared }: FieldEditorProps) {
  const { label } = getFieldLabels(kind, field);
  if (!declared.isOptional) return label;
  return (
    <>
      {label} <span className={styles.optional}>{websiteTexts.form.optional}</span>
    </>
  );
}

/** The hint of a field, including the time zone of a moment and the placeholders of a mail. */
function hintOf({ kind, field, declared }: FieldEditorProps): string | undefined {
  const { hint } = getFieldLabels(kind, field);
  const clock = declared.type === 'moment' ? websiteTexts.form.innsbruckClock : undefined;
  return [clock, hint, placeholderHint(declared)].filter(Boolean).join(' ') || undefined;
}

export function FieldHint(props: FieldEditorProps) {
  const hint = hintOf(props);
  return hint ? (
    <p id={`${props.field}-hint`} className={styles.hint}>
      {hint}
    </p>
  ) : null;
}

/** The ids of the elements that describe a part's control. */
export const describedBy = (props: FieldEditorProps, part: TextPart): string | undefined =>
  [hintOf(props) && `${props.field}-hint`, props.getError(part) && `${partName(part)}-fault`]
    .filter(Boolean)
    .join(' ') || undefined;

export const FieldError = ({
  id,
  message,
}: {
  readonly id: string;
  readonly message: string | undefined;
}) =>
  message === undefined ? null : (
    <p id={id} className={styles.fault}>
      {message}
    </p>
  );

/** A field with several controls, with label, hint and error. */
export function FieldGroup({ children, ...props }: FieldEditorProps & { children: ReactNode }) {
  const part = { field: props.field };
  const error = props.getError(part);
  return (
    <fieldset
      className={styles.field}
      aria-describedby={describedBy(props, part)}
      aria-invalid={error ? true : undefined}
    >
      <legend className={styles.label}>
        <FieldLabel {...props} />
      </legend>
      <FieldHint {...props} />
      {children}
      <FieldError id={`${props.field}-fault`} message={error} />
    </fieldset>
  );
}
