import { valueText } from 'contract/further-fields';
import { innsbruckTime } from '../model/innsbruck-time';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TimeSlicedTask } from '../time-slices/time-sliced-task';
import type { AdminRecord } from '../model/admin-record';
import { countryOf, isFoundPhone, searchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
import { readSearchedWords } from 'contract/searched-words';
import { receivedField } from '../model/record-fields';
import { recordPhone } from '../model/record-identity';
import { WordFinder } from './word-finder';

export interface RowSearch {
  /** As they were typed. */
  readonly words: readonly string[];
  /** Whether the column of receipt times is shown: then the search includes it. */
  readonly isReceivedShown: boolean;
}

/** Rows between two pauses. */
const rowsPerPause = 64;

/**
 * The rows in which each of the words stands somewhere, in their order: in any field, also in those that have
 * no column or a hidden one. An id counts whole only: somewhere in its chance letters stands "ada" or "ed". A
 * telephone number is found in every notation, as the search of all sections finds it.
 */
export function* searchRows(
  rows: readonly MarkedRecord[],
  { words, isReceivedShown }: RowSearch,
): TimeSlicedTask<readonly MarkedRecord[]> {
  if (words.length === 0) return rows;
  const typed = words.join(' ');
  const read = readSearchedWords(typed);
  if (read.length === 0) return [];
  const search: PreparedSearch = {
    words: read.map((forms) => new WordFinder(forms)),
    phone: searchedPhone(typed),
    isReceivedShown,
  };
  const found: MarkedRecord[] = [];
  for (const [place, row] of rows.entries()) {
    if (isFound(row.record, search)) found.push(row);
    if (place % rowsPerPause === 0) yield;
  }
  return found;
}

interface PreparedSearch {
  readonly words: readonly WordFinder[];
  readonly phone: PhoneReading | undefined;
  readonly isReceivedShown: boolean;
}

function isFound(record: AdminRecord, { words, phone, isReceivedShown }: PreparedSearch): boolean {
  const isMissing = (word: WordFinder) => !isInRecord(record, word);
  // The times are asked last, writing them takes longest; and they alone need to know all that is missing.
  if (!isReceivedShown) return !words.some(isMissing) || isItsPhone(record, phone);
  const missing = words.filter(isMissing);
  return missing.length === 0 || isItsPhone(record, phone) || isReceivedAt(record, missing);
}

/** Fields that are not searched: a person is never looked up by them, and their digits would match every record. */
const unsearchedFields = new Set([
  '_id',
  '__v',
  'createdAt',
  'updatedAt',
  'isAdmin',
  'image',
  'isHidden',
  'awaitsApproval',
]);

function isInRecord(record: AdminRecord, word: WordFinder): boolean {
  for (const field in record) {
    if (unsearchedFields.has(field) || !Object.hasOwn(record, field)) continue;
    const value = record[field];
    // An address is found as it is stored as well.
    if (word.isIn(valueText(value)) || (isEncoded(value) && word.isIn(value))) return true;
  }
  return word.is(valueText(record['_id']));
}

const isEncoded = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('xn--');

const isItsPhone = (record: AdminRecord, phone: PhoneReading | undefined) =>
  phone !== undefined && isFoundPhone(phone, recordPhone(record), countryOf(record['country']));

/** Whether the words are in the time as the table shows it. */
function isReceivedAt(record: AdminRecord, words: readonly WordFinder[]): boolean {
  const text = innsbruckTime(record[receivedField]) ?? '';
  return words.every((word) => word.isIn(text));
}
