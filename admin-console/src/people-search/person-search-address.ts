import { searchLength } from 'contract/review';
import { dashboardPath } from '../paths';
import type { AdminRecord } from '../records/admin-record';
import { recordEmail, recordName, recordPhone } from '../records/record-identity';

/** The address's parameter with the words that are searched for in all sections. */
export const searchParameter = 'search';

export const personSearchAddress = (words: string) =>
  `${dashboardPath}?${searchParameter}=${encodeURIComponent(words)}`;

/** What tells a person best: the e-mail address, else the phone, else the name; undefined without any of them. */
export const wordsAbout = (record: AdminRecord): string | undefined =>
  [recordEmail(record), recordPhone(record), recordName(record)].find(
    ({ length }) => length >= searchLength.min && length <= searchLength.max,
  );
