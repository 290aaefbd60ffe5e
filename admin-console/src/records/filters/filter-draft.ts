import { operatorsOf, takesList, takesPeriod, takesValue } from 'contract/filter-fields';
import type { FilterField, FilterOperator } from 'contract/filter-fields';
import type { FilterItem, RecordFilter } from 'contract/record-filter';
import type { FilterSubject } from './filter-subject';

/** A condition that is being made; its value may be missing. */
export interface FilterDraft {
  readonly field: FilterField;
  readonly operator: FilterOperator;
  readonly value: FilterItem['value'];
}

/** The draft of a condition; of a new one if there is none. Undefined if the field is not known. */
export function draftOf(
  { fields }: FilterSubject,
  item: FilterItem | undefined,
  usual: (field: FilterField) => FilterOperator,
): FilterDraft | undefined {
  const field = item ? fields.find((one) => one.field === item.field) : fields[0];
  if (!field) return undefined;
  return { field, operator: item?.operator ?? usual(field), value: item?.value };
}

/** A text has few values, so that one rather chooses than types, if each is there this often. */
const oftenEnough = 3;

/** The operator that a field begins with. */
export function usualOperator(subject: FilterSubject, field: FilterField): FilterOperator {
  const [first = 'isAnyOf'] = operatorsOf(field);
  if (field.type !== 'text') return first;
  const choices = subject.choicesOf(field);
  const total = choices.reduce((sum, { count = 0 }) => sum + count, 0);
  return choices.length > 0 && total >= oftenEnough * choices.length ? 'isAnyOf' : first;
}

/** The filter with a condition at a place, or without the one there. */
export const withItemAt = (
  filter: RecordFilter,
  place: number,
  item: FilterItem | undefined,
): RecordFilter => [...filter.slice(0, place), ...(item ? [item] : []), ...filter.slice(place + 1)];

/** The draft with another operator. What was chosen stays if it still can. */
export function withOperator(draft: FilterDraft, operator: FilterOperator): FilterDraft {
  const isKept =
    takesValue(operator) &&
    !takesPeriod(operator) &&
    takesList(operator) === takesList(draft.operator);
  return { ...draft, operator, value: isKept ? draft.value : undefined };
}
