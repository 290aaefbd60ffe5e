import { takesPeriod } from 'contract/filter-fields';
import type { FilterItem } from 'contract/record-filter';
import { formatFieldValue } from '../../base/model/format-field-value';
import { periodWords } from '../../base/model/period-words';
import type { FilterSubject, ListFilter } from './filter-subject';
import { filterTexts } from './filters.texts';

/** A condition in words: `Received: October 2026`, `Message is empty`. */
export function filterWords(subject: FilterSubject, item: FilterItem): string {
  const { field, operator, value = '' } = item;
  return filterTexts.says[operator](
    subject.labelOf(field),
    valueWords(subject, field, item, value),
  );
}

/** All conditions of a list in words; none without a filter. */
export const allFilterWords = (list: ListFilter | undefined): readonly string[] =>
  list?.filter.map((item) => filterWords(list.subject, item)) ?? [];

function valueWords(
  { fields, choicesOf }: FilterSubject,
  field: string,
  { operator }: FilterItem,
  value: NonNullable<FilterItem['value']>,
): string {
  if (typeof value !== 'string') {
    const declared = fields.find((one) => one.field === field);
    // A text is its own label; its choices would be counted in all rows.
    const choices = declared && declared.type !== 'text' ? choicesOf(declared) : [];
    return value
      .map((one) => choices.find((choice) => choice.value === one)?.label ?? one)
      .join(', ');
  }
  if (takesPeriod(operator)) return periodWords(value);
  const isAmount = operator === 'atLeast' || operator === 'atMost';
  return isAmount ? formatFieldValue('amount', Number(value)) : value;
}
