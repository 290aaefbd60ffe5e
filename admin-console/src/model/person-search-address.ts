import { maxSearches, searchLength } from 'contract/review';
import { dashboardPath } from '../paths';
import type { AdminRecord } from './admin-record';
import { foldForComparison } from 'contract/text-folding';
import { isAnonymous, recordEmail, recordName, recordPhone } from './record-identity';

/** The address's parameter with the words that are searched for in all sections. There may be several of it. */
export const searchParameter = 'search';

export const personSearchAddress = (...searches: readonly string[]) =>
  `${dashboardPath}?${searches
    .map((words) => `${searchParameter}=${encodeURIComponent(words)}`)
    .join('&')}`;

/** The searches that an address asks for: a record is shown when one of them finds it. */
export const readSearches = (parameters: URLSearchParams): readonly string[] =>
  parameters
    .getAll(searchParameter)
    .map((words) => words.trim())
    .slice(0, maxSearches);

/** Whether the server looks for it. */
export const isSearchable = ({ length }: string) =>
  length >= searchLength.min && length <= searchLength.max;

/** What a person goes by in other records: the e-mail address, the phone, the name. There may be none. */
export const searchesAbout = (record: AdminRecord): readonly string[] =>
  [recordEmail(record), recordPhone(record), nameOf(record)].filter(isSearchable);

/** '' for anonymous records: they all share one placeholder name (SPEC 3), which would match every one of them. */
function nameOf(record: AdminRecord): string {
  const name = recordName(record);
  return isAnonymous(foldForComparison(name)) ? '' : name;
}
