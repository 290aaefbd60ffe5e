import { useId } from 'react';
import { takesList } from 'contract/filter-fields';
import type { FilterItem } from 'contract/record-filter';
import { filterLimits } from 'contract/record-filter';
import { LimitedInput } from '../../base/parts/forms/limited-text';
import type { FilterDraft } from './filter-draft';
import type { FilterChoice } from './filter-subject';
import { filterTexts } from './filters.texts';
import { DayValue, PeriodValue } from './period-value';
import styles from './filters.module.css';

interface FilterValueProps {
  readonly draft: FilterDraft;
  readonly choices: readonly FilterChoice[];
  readonly onChange: (value: FilterItem['value']) => void;
}

/** The control of a condition's value, as its operator needs it. */
export function FilterValue({ draft, choices, onChange }: FilterValueProps) {
  const { field, operator, value } = draft;
  if (takesList(operator))
    return <Choices {...{ choices, onChange }} chosen={Array.isArray(value) ? value : []} />;
  const text = typeof value === 'string' ? value : '';
  if (operator === 'within')
    return <PeriodValue value={text} isFuture={field.type === 'day'} onChange={onChange} />;
  if (operator === 'before' || operator === 'after')
    return <DayValue value={text} isEnd={operator === 'after'} onChange={onChange} />;
  return <TypedValue value={text} isAmount={field.type === 'amount'} onChange={onChange} />;
}

interface ChoicesProps {
  readonly choices: readonly FilterChoice[];
  readonly chosen: readonly string[];
  readonly onChange: (value: readonly string[]) => void;
}

/** Values as checkboxes. A chosen one that is not offered is shown too, so that it can be taken back. */
function Choices({ choices, chosen, onChange }: ChoicesProps) {
  const unknown = chosen.filter((value) => !choices.some((choice) => choice.value === value));
  const offered = [...choices, ...unknown.map((value): FilterChoice => ({ value, label: value }))];
  const toggle = (value: string, isChosen: boolean) =>
    onChange(isChosen ? [...chosen, value] : chosen.filter((one) => one !== value));
  return (
    <fieldset className={styles.choices}>
      <legend>{filterTexts.value}</legend>
      {offered.length === 0 && <p>{filterTexts.noChoices}</p>}
      {offered.map(({ value, label, count }) => (
        <label key={value} className={styles.choice}>
          <input
            type="checkbox"
            checked={chosen.includes(value)}
            disabled={!chosen.includes(value) && chosen.length >= filterLimits.values}
            onChange={(event) => toggle(value, event.target.checked)}
          />
          <span>{count === undefined ? label : `${label} (${count})`}</span>
        </label>
      ))}
    </fieldset>
  );
}

interface TypedValueProps {
  readonly value: string;
  readonly isAmount: boolean;
  readonly onChange: (value: string) => void;
}

/** A text or an amount. It counts when the field is left or the form is sent, not with each letter. */
function TypedValue({ value, isAmount, onChange }: TypedValueProps) {
  const id = useId();
  const take = (typed: string) => {
    const text = isAmount ? typed.trim().replace(',', '.') : typed;
    if (text !== value) onChange(text);
  };
  return (
    <>
      <label htmlFor={id}>{isAmount ? filterTexts.euros : filterTexts.value}</label>
      <LimitedInput
        id={id}
        type="text"
        className={styles.typed}
        inputMode={isAmount ? 'decimal' : 'text'}
        autoComplete="off"
        defaultValue={value}
        limit={filterLimits.letters}
        onBlur={(event) => take(event.target.value)}
        // Enter sends the form, which closes it before the field is left.
        onKeyDown={(event) => event.key === 'Enter' && take(event.currentTarget.value)}
      />
    </>
  );
}
