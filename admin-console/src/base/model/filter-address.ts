import { filterToText, readFilterText } from 'contract/filter-text';
import type { RecordFilter } from 'contract/record-filter';
import { dashboardPath } from '../paths';
import { sections } from './sections';
import type { SectionName } from './sections';

/** The filter is in the fragment, which is not sent to the server, so no log contains what somebody typed into it. */
const filterParameter = 'filter';

/** What a section's rows are grouped by is in the address (`&group=<field>`). */
export const groupParameter = 'group';

/** What an address groups by, which may be nothing that the section has. */
export const readGroup = ({ search }: Pick<Location, 'search'>): string | undefined =>
  new URLSearchParams(search).get(groupParameter) ?? undefined;

/**
 * The filter of a section's address.
 * @returns undefined if it cannot be read: showing other records than those asked for would be worse than saying so
 */
export const readFilterAddress = (kind: SectionName, hash: string): RecordFilter | undefined =>
  readFilterText(kind, new URLSearchParams(hash.slice(1)).get(filterParameter) ?? '');

/** A fragment with another filter; '' without anything in it. */
export function withFilter(hash: string, filter: RecordFilter): string {
  const next = new URLSearchParams(hash.slice(1));
  if (filter.length === 0) next.delete(filterParameter);
  else next.set(filterParameter, filterToText(filter));
  const text = next.toString();
  return text === '' ? '' : `#${text}`;
}

/**
 * The address of a section that shows the records of a filter, perhaps grouped:
 * `?section=pledges&group=month#filter=createdAt_within_2026-10`.
 */
export function filteredSection(kind: SectionName, filter: RecordFilter, groupBy?: string): string {
  const address = new URLSearchParams({ section: sections[kind].key });
  if (groupBy) address.set(groupParameter, groupBy);
  return `${dashboardPath}?${address.toString()}${withFilter('', filter)}`;
}
