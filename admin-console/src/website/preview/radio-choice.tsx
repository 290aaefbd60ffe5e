import { useId } from 'react';
import styles from './preview.module.css';

interface RadioChoiceProps<Value extends string> {
  readonly legend: string;
  readonly options: readonly {
    readonly value: Value;
    readonly name: string;
    /** Of the name, where it is not the page's. */
    readonly lang?: string;
  }[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
}

/** One of a few, all of which are seen. */
export function RadioChoice<Value extends string>(props: RadioChoiceProps<Value>) {
  const { legend, options, value, onChange } = props;
  const name = useId();
  return (
    <fieldset className={styles.choice}>
      <legend className={styles.legend}>{legend}</legend>
      <div className={styles.options}>
        {options.map((option) => (
          <label key={option.value} className={styles.option} lang={option.lang}>
            <input
              type="radio"
              name={name}
              checked={option.value === value}
              onChange={() => onChange(option.value)}
            />
            {option.name}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
