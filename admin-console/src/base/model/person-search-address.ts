import { maxSearches, searchLength } from 'contract/search-requests';
import { dashboardPath } from '../paths';
import type { AdminRecord } from './admin-record';
import { foldForComparison } from 'contract/text-folding';
import { isAnonymous, recordEmail, recordName, recordPhone } from 'contract/record-identity';

/**
 * The parameter of the address that asks for a search in all sections. The searched text is in the fragment, once for
 * each search: fragments are not sent to the server, so no log contains it.
 */
export const searchParameter = 'search';

export const personSearchAddress = (...searches: readonly string[]) =>
  `${dashboardPath}?${searchParameter}#${searches
    .map((words) => `${searchParameter}=${encodeURIComponent(words)}`)
    .join('&')}`;

/** The searches in an address; a record is shown if any of them finds it. Old bookmarks have them in the query. */
export function readSearches({
  search,
  hash,
}: Pick<Location, 'search' | 'hash'>): readonly string[] {
  const [inQuery = [], inFragment = []] = [search, hash].map((part) =>
    new URLSearchParams(part.slice(1)).getAll(searchParameter),
  );
  const found = inFragment.length > 0 ? inFragment : inQuery;
  return found.map((words) => words.trim()).slice(0, maxSearches);
}

/** Whether the server accepts a search text of this length. */
export const isSearchable = ({ length }: string) =>
  length >= searchLength.min && length <= searchLength.max;

/** The searches that find a person's other records: by e-mail address, phone and name. There may be none. */
export const getPersonSearches = (record: AdminRecord): readonly string[] =>
  [recordEmail(record), recordPhone(record), nameOf(record)].filter(isSearchable);

/** '' for anonymous records: they share one placeholder name (requirements 3), which would match all of them. */
function nameOf(record: AdminRecord): string {
  const name = recordName(record);
  return isAnonymous(foldForComparison(name)) ? '' : name;
}
