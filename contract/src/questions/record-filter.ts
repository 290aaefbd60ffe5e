import * as Type from '@sinclair/typebox';
import type { RecordKind } from '../records/review';
import { oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import {
  findFilterField,
  filterOperators,
  operatorsOf,
  takesList,
  takesValue,
} from './filter-fields';
import type { FilterField, FilterOperator } from './filter-fields';
import { readPeriod } from './periods';

export const filterLimits = { items: 20, values: 50, letters: 200 } as const;

const filterText = Type.String({ maxLength: filterLimits.letters });

const filterItem = strictObject({
  field: filterText,
  operator: oneOf(filterOperators),
  value: Type.Optional(
    Type.Union([filterText, Type.Array(filterText, { maxItems: filterLimits.values })]),
  ),
});

/**
 * One condition. Its `value` depends on the operator:
 *
 * - `contains`, `is`: a text
 * - `isAnyOf`, `isNoneOf`: a list; an empty field is none of any
 * - `within`, `before`, `after`: a period as `readPeriod` reads it; `after` is after its last day
 * - `atLeast`, `atMost`: an amount, as `12.50`
 * - `isEmpty`, `isNotEmpty`: none
 */
export type FilterItem = Value<typeof filterItem>;

/** A filter in a request. What it says is checked by `readFilter`, because the fields depend on the section. */
export const recordFilter = Type.Array(filterItem, { maxItems: filterLimits.items });

/** All conditions must hold. Their names and shapes are those of the table's own filter model. */
export type RecordFilter = Value<typeof recordFilter>;

/**
 * Reads a filter of a section from what was typed, sent or stored.
 * @returns undefined if any part of it is no condition on the section: showing more records than asked for would be
 *     worse than showing none
 */
export const readFilter = (kind: RecordKind, items: unknown): RecordFilter | undefined =>
  readFilterBy((field) => findFilterField(kind, field), items);

/** Reads a filter of anything that has fields, as `readFilter` does. */
export function readFilterBy(find: FindField, items: unknown): RecordFilter | undefined {
  if (!Array.isArray(items) || items.length > filterLimits.items) return undefined;
  const filter = items.map((item: unknown) => readItem(find, item));
  return filter.includes(undefined) ? undefined : (filter as RecordFilter);
}

type FindField = (name: string) => FilterField | undefined;

/** Whether a filter compares a field that only the browser can read. Such a filter is not saved and not counted. */
export const comparesEncrypted = (kind: RecordKind, filter: RecordFilter): boolean =>
  filter.some(({ field }) => findFilterField(kind, field)?.isEncrypted);

function readItem(find: FindField, item: unknown): FilterItem | undefined {
  if (typeof item !== 'object' || item === null) return undefined;
  const { field, operator, value } = item as Partial<Record<keyof FilterItem, unknown>>;
  const declared = typeof field === 'string' ? find(field) : undefined;
  const known = declared && operatorsOf(declared).find((one) => one === operator);
  if (!declared || !known) return undefined;
  const plain = { field: declared.field, operator: known };
  if (!takesValue(known)) return plain;
  return isValue(declared, known, value) ? { ...plain, value } : undefined;
}

function isValue(
  field: FilterField,
  operator: FilterOperator,
  value: unknown,
): value is string | readonly string[] {
  if (takesList(operator)) return isChoice(field, value);
  if (!isShortText(value)) return false;
  if (field.type === 'amount') return /^\d{1,9}(?:\.\d{1,2})?$/.test(value);
  // Which periods there are does not depend on the time.
  return field.type === 'text' || readPeriod(value, new Date(0)) !== undefined;
}

/** In a choice every value must be one; of other lists each value is a text, such as the id of an account. */
const isChoice = ({ choices }: FilterField, value: unknown): boolean =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.length <= filterLimits.values &&
  value.every((one) => isShortText(one) && (choices?.includes(one) ?? true));

const isShortText = (value: unknown): value is string =>
  typeof value === 'string' && value.trim() !== '' && value.length <= filterLimits.letters;
