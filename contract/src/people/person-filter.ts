import * as Type from '@sinclair/typebox';
import { profileBody } from '../records/profile';
import { recordKinds } from '../records/review';
import { languageCodes } from '../site/languages';
import { factChoices } from '../questions/filter-fields';
import type { FilterField } from '../questions/filter-fields';
import { readFilterBy } from '../questions/record-filter';
import type { FilterItem, RecordFilter } from '../questions/record-filter';
import { readFilterParts } from '../questions/filter-text';

/**
 * By what persons can be filtered, in the language of all filters. Only records that the caller may read decide, and of
 * merged ones only whether somebody was contacted.
 *
 * - `createdAt`, `review.assignee`, and `open` where it asks for open work, say which records count. Without them all do.
 * - `section`: `isAnyOf` if a record that counts is in one of the sections; `isNoneOf` if no record at all is. So those
 *   who were first timers in October and never second timers can be found.
 * - `firstReceived`: when the first record in these sections arrived, in any section if none is chosen. So those can be
 *   found who were first timers in October and not before.
 * - `open` (no): no record is open. `contacted`: whether somebody answered or reached the person, about any record.
 * - `country` is that of the profile. `language`: that of any record.
 * - `consent`: `given` if a consent holds, else `withdrawn` if one was, else `none`.
 */
const yesOrNo = ['yes', 'no'] as const;

const choice = (field: string, choices: readonly string[]): FilterField => ({
  ...{ field, type: 'choice', choices },
  ...{ isOptional: false, isEncrypted: false },
});

export const personFilterFields: readonly FilterField[] = [
  choice('section', recordKinds),
  { field: 'createdAt', type: 'time', isOptional: false, isEncrypted: false },
  { field: 'firstReceived', type: 'time', isOptional: false, isEncrypted: false },
  choice('open', yesOrNo),
  { field: 'review.assignee', type: 'person', isOptional: false, isEncrypted: false },
  choice('contacted', factChoices.contacted),
  choice('country', profileBody.properties.country.enum),
  choice('language', languageCodes),
  choice('consent', factChoices.consent),
  choice('household', yesOrNo),
];

const findField = (name: string) => personFilterFields.find(({ field }) => field === name);

/** The text of a filter in a request, as `filterToText` makes it. */
export const personFilterText = Type.String({ minLength: 1, maxLength: 2000 });

/** Reads a filter of persons; undefined if any part of it is none. */
export const readPersonFilter = (items: unknown): RecordFilter | undefined =>
  readFilterBy(findField, items);

/** Reads it from its text (questions/filter-text). */
export const readPersonFilterText = (text: string): RecordFilter | undefined =>
  readPersonFilter(readFilterParts(text));

/** The choices of an item that it lets pass. */
export function passingChoices({ field, operator, value = [] }: FilterItem): readonly string[] {
  const values = typeof value === 'string' ? [value] : value;
  return operator === 'isNoneOf'
    ? (findField(field)?.choices ?? []).filter((one) => !values.includes(one))
    : values;
}

/** Whether an item says which records count. */
export const saysWhatCounts = (item: FilterItem): boolean =>
  item.field === 'createdAt' ||
  item.field === 'review.assignee' ||
  (item.field === 'open' && passingChoices(item).join() === 'yes');
