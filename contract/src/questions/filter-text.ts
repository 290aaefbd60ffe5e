import type { RecordKind } from '../records/review';
import { takesList } from './filter-fields';
import { readFilter } from './record-filter';
import type { RecordFilter } from './record-filter';

/**
 * A filter as one short text of an address: `createdAt_within_2026-10*.review.state_isAnyOf_new_in-progress`. It uses
 * letters that an address shows as they are.
 */
export const filterToText = (filter: RecordFilter): string =>
  filter
    .map(({ field, operator, value = [] }) =>
      [field, operator, value].flat().map(escapePart).join('_'),
    )
    .join('*.');

/** Reads the filter of an address; undefined if anything in it is no condition on the section. */
export const readFilterText = (kind: RecordKind, text: string): RecordFilter | undefined =>
  readFilter(kind, readFilterParts(text));

/** The conditions of such a text, of which nothing is known yet. */
export function readFilterParts(text: string): readonly object[] {
  if (text === '') return [];
  return text.split('*.').map((item) => {
    const [field = '', operator = '', ...values] = item.split('_').map(unescapePart);
    return {
      field,
      operator,
      value: takesList(operator) ? values : values.length === 1 ? values[0] : undefined,
    };
  });
}

/** An asterisk is only ever followed by a letter within a part, and by a dot between two conditions. */
const escapePart = (part: string): string => part.replaceAll('*', '*a').replaceAll('_', '*u');

const unescapePart = (part: string): string => part.replaceAll('*u', '_').replaceAll('*a', '*');
