import { maxSearches, searchLength } from 'contract/review';
import { dashboardPath } from '../paths';
import type { AdminRecord } from './admin-record';
import { foldForComparison } from 'contract/text-folding';
import { isAnonymous, recordEmail, recordName, recordPhone } from './record-identity';

/**
 * The address's parameter that asks for a search in all sections. The words stand in the fragment under the same name,
 * as often as there are searches: a fragment is sent to no server and so stands in no log.
 */
export const searchParameter = 'search';

export const personSearchAddress = (...searches: readonly string[]) =>
  `${dashboardPath}?${searchParameter}#${searches
    .map((words) => `${searchParameter}=${encodeURIComponent(words)}`)
    .join('&')}`;

/**
 * The searches that an address asks for: a record is shown when one of them finds it. Bookmarks from before have the
 * words in the query.
 */
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

/** Whether the server looks for it. */
export const isSearchable = ({ length }: string) =>
  length >= searchLength.min && length <= searchLength.max;

/** What a person goes by in other records: the e-mail address, the phone, the name. There may be none. */
export const searchesAbout = (record: AdminRecord): readonly string[] =>
  [recordEmail(record), recordPhone(record), nameOf(record)].filter(isSearchable);

/**
 * '' for anonymous records: they all share one placeholder name (requirements 3), which would match every one of them.
 */
function nameOf(record: AdminRecord): string {
  const name = recordName(record);
  return isAnonymous(foldForComparison(name)) ? '' : name;
}
