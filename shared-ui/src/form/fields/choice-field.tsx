import { FieldNotes, LabelText, FieldNote, describeControl } from './field-parts';
import type { FieldProps } from './field-parts';
import { formMessages } from '../form-messages.texts';
import styles from '../form.module.css';

interface ChoiceFieldProps extends FieldProps {
  readonly values: readonly string[];
}

/** A choice as a native select, or as radio buttons if the form says so. */
export function ChoiceField(field: ChoiceFieldProps) {
  return field.behaviour.control === 'radios' ? <Radios {...field} /> : <Select {...field} />;
}

function Select({ values, ...field }: ChoiceFieldProps) {
  const { name, behaviour, labels } = field;
  // If a form offers its own values, the first is selected. A React default value would reset it on hydration.
  const isOpen = !behaviour.choices;
  return (
    <div className={styles.field}>
      <label htmlFor={name} className={styles.label}>
        <LabelText {...field} />
      </label>
      <FieldNotes {...field} />
      <select
        {...describeControl(field)}
        id={name}
        // HTML allows `required` only on a select with an empty option.
        required={field.required && isOpen}
        aria-required={(field.required && !isOpen) || undefined}
        autoComplete={behaviour.autocomplete}
        defaultValue={field.defaultValue}
        className={styles.control}
      >
        {isOpen && <option value="">{formMessages.choose}</option>}
        {values.map((value) => (
          <option key={value} value={value}>
            {labels.choices?.[value] ?? value}
          </option>
        ))}
      </select>
      <FieldNote {...field} />
    </div>
  );
}

function Radios({ values, ...field }: ChoiceFieldProps) {
  const { name, ...described } = describeControl(field);
  return (
    <fieldset role="radiogroup" {...described} id={name} className={styles.field}>
      <legend className={styles.label}>
        <LabelText {...field} />
      </legend>
      <FieldNotes {...field} />
      <div className={styles.radios}>
        {values.map((value) => (
          <label key={value} className={styles.radio}>
            <input
              type="radio"
              name={name}
              value={value}
              required={field.required}
              defaultChecked={field.defaultValue === value}
            />
            {field.labels.choices?.[value] ?? value}
          </label>
        ))}
      </div>
      <FieldNote {...field} />
    </fieldset>
  );
}
