import { useId, useRef, useState } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import { operatorsOf, takesValue } from 'contract/filter-fields';
import type { FilterField, FilterOperator } from 'contract/filter-fields';
import { draftOf, usualOperator, withItemAt, withOperator } from './filter-draft';
import type { FilterDraft } from './filter-draft';
import type { ListFilter } from './filter-subject';
import { FilterValue } from './filter-value';
import { filterTexts } from './filters.texts';
import styles from './filters.module.css';

interface FilterEditorProps extends ListFilter {
  /** The place of the condition that is edited; a new one is at the end. */
  readonly place: number;
  readonly onDone: () => void;
}

/** The form of one condition. The list follows each choice, and a text once it is left or sent. */
export function FilterEditor(props: FilterEditorProps) {
  const { subject, filter, change, foundCount, place, onDone } = props;
  const id = useId();
  const usual = (field: FilterField) => usualOperator(subject, field);
  // The conditions around it stay as they were when the form was opened.
  const [before] = useState(filter);
  const [draft, setDraft] = useState(() => draftOf(subject, before[place], usual));
  const hasChanged = useRef(false);
  if (!draft) return null;
  const set = (next: FilterDraft) => {
    setDraft(next);
    const item = subject.read({
      field: next.field.field,
      operator: next.operator,
      ...(next.value !== undefined && { value: next.value }),
    });
    const changed = withItemAt(before, place, item);
    if (JSON.stringify(changed) === JSON.stringify(filter)) return;
    change(changed, hasChanged.current);
    hasChanged.current = true;
  };
  const chooseField = (name: string) => {
    const field = subject.fields.find((one) => one.field === name) ?? draft.field;
    set({ field, operator: usual(field), value: undefined });
  };
  const finish = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    onDone();
  };
  return (
    <form className={styles.editor} aria-label={filterTexts.dialog} onSubmit={finish}>
      <label htmlFor={`${id}-field`}>{filterTexts.field}</label>
      <select
        id={`${id}-field`}
        value={draft.field.field}
        // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to choose
        autoFocus
        onChange={(event) => chooseField(event.target.value)}
      >
        {subject.fields.map(({ field }) => (
          <option key={field} value={field}>
            {subject.labelOf(field)}
          </option>
        ))}
      </select>
      <label htmlFor={`${id}-condition`}>{filterTexts.condition}</label>
      <select
        id={`${id}-condition`}
        value={draft.operator}
        onChange={(event) => set(withOperator(draft, event.target.value as FilterOperator))}
      >
        {operatorsOf(draft.field).map((operator) => (
          <option key={operator} value={operator}>
            {filterTexts.operators[operator]}
          </option>
        ))}
      </select>
      {takesValue(draft.operator) && (
        <FilterValue
          key={`${draft.field.field} ${draft.operator}`}
          draft={draft}
          choices={subject.choicesOf(draft.field)}
          onChange={(value) => set({ ...draft, value })}
        />
      )}
      <p role="status" className={styles.found}>
        {foundCount !== undefined && filter.length > 0 && filterTexts.found(foundCount)}
      </p>
      <Button type="submit" variant="contained">
        {filterTexts.done}
      </Button>
    </form>
  );
}
