import { ChoiceField } from './choice-field';
import { deriveControl } from './field-control';
import type { FieldControl } from './field-control';
import { FieldNotes, LabelText, FieldNote, describeControl } from './field-parts';
import type { FieldProps } from './field-parts';
import { useFieldError } from '../form-context';
import styles from '../form.module.css';
import { useEffect, useRef, useState } from 'react';
import type { ComponentProps, ReactNode } from 'react';

/** A labelled native control with its hint and its error (decision 4). */
export function Field(field: FieldProps) {
  const control = deriveControl(field.schema, field.behaviour.choices);
  if (control.kind === 'choice') return <ChoiceField {...field} values={control.values} />;
  const Input =
    control.kind === 'input' && control.attributes.type === 'email' ? EmailInput : 'input';
  const shared = {
    ...describeControl(field),
    id: field.name,
    required: field.required,
    autoComplete: isRestored(control) ? tokenOf(field) : field.behaviour.autocomplete,
    defaultValue: field.defaultValue,
    className: styles.control,
  };
  return (
    <div className={styles.field}>
      <label htmlFor={field.name} className={styles.label}>
        <LabelText {...field} />
      </label>
      <FieldNotes {...field} />
      {control.kind === 'textarea' ? (
        <textarea {...shared} {...control.attributes} rows={5} />
      ) : (
        <Input {...shared} {...control.attributes} list={field.behaviour.suggestions} />
      )}
      <FieldNote {...field} />
    </div>
  );
}

/**
 * Whether Back must restore the value. Browsers restore nothing in a control with `off`; they also suggest no long
 * texts and dates to other people, so `off` has no use there.
 */
const isRestored = (control: FieldControl): boolean =>
  control.kind === 'textarea' || (control.kind === 'input' && control.attributes.type === 'date');

const tokenOf = ({ behaviour: { autocomplete } }: FieldProps): string | undefined =>
  autocomplete === 'off' ? undefined : autocomplete;

/** A field that takes its error from the form around it. */
export function FormField(field: Omit<FieldProps, 'error'>) {
  return <Field {...field} error={useFieldError(field.name, field)} />;
}

/**
 * An email input. Its correction code is loaded when the field loses the focus or has an error, because most visitors
 * never use one, and the form works without it.
 */
function EmailInput(input: ComponentProps<'input'>) {
  const control = useRef<HTMLInputElement>(null);
  const [offer, setOffer] = useState<ReactNode>();
  const lookAfter = () =>
    import('./left-email').then(
      ({ correctEmailOnBlur }) => setOffer(correctEmailOnBlur(control.current)),
      () => undefined,
    );
  const isFaulty = input['aria-invalid'];
  useEffect(() => {
    if (isFaulty) void lookAfter();
  }, [isFaulty]);
  return (
    <div>
      <input
        {...input}
        ref={control}
        onBlur={() => void lookAfter()}
        onInput={() => setOffer(undefined)}
      />
      <div aria-live="polite">{offer}</div>
    </div>
  );
}
