import { formatValue } from '../../base/model/format-value';
import { innsbruckNumbers } from '../../base/model/innsbruck-time';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TimeSlicedTask } from '../../base/time-slices/time-sliced-task';
import type { AdminRecord } from '../../base/model/admin-record';
import { getCountry, matchesSearchedPhone, searchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
import { readSearchedWords } from 'contract/searched-words';
import { receivedField } from '../../base/model/record-fields';
import { recordPhone } from 'contract/record-identity';
import { isWithin, readSearchedDate } from './searched-date';
import type { SearchedDate } from './searched-date';
import { WordFinder } from './word-finder';

const rowsPerPause = 64;

/**
 * The rows that contain each of the words in any field, also in fields without a visible column. An id must match as a
 * whole, because its random letters may contain "ada" or "ed". Phone numbers are found in every notation, as in the
 * search of all sections, and days, stored or of receipt, in the usual notations.
 * @param words as they were typed
 */
export function* searchRows(
  rows: readonly MarkedRecord[],
  words: readonly string[],
): TimeSlicedTask<readonly MarkedRecord[]> {
  if (words.length === 0) return rows;
  const typed = words.join(' ');
  const read = readSearchedWords(typed);
  if (read.length === 0) return [];
  const search: PreparedSearch = {
    words: read.map((forms) => new WordFinder(forms)),
    phone: searchedPhone(typed),
    dated: readDated(typed),
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
  readonly dated: DatedSearch | undefined;
}

/** A date, and the other words that the record must contain. */
interface DatedSearch {
  readonly date: SearchedDate;
  readonly words: readonly WordFinder[];
}

function readDated(typed: string): DatedSearch | undefined {
  const read = readSearchedDate(typed);
  if (!read) return undefined;
  const words = readSearchedWords(read.others.join(' ')).map((forms) => new WordFinder(forms));
  return { date: read.date, words };
}

function isFound(record: AdminRecord, { words, phone, dated }: PreparedSearch): boolean {
  const holds = (word: WordFinder) => isInRecord(record, word);
  if (words.every(holds) || isItsPhone(record, phone)) return true;
  // Dates are compared last, because parsing them takes longest.
  return dated !== undefined && dated.words.every(holds) && isDated(record, dated.date);
}

/** Fields that are not searched: nobody looks people up by them, and their digits would match every record. */
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
    // Encoded values are also found as they are stored.
    if (word.isIn(formatValue(value)) || (isEncoded(value) && word.isIn(value))) return true;
  }
  return word.is(formatValue(record['_id']));
}

const isEncoded = (value: unknown): value is string =>
  typeof value === 'string' && value.includes('xn--');

const isItsPhone = (record: AdminRecord, phone: PhoneReading | undefined) =>
  phone !== undefined &&
  matchesSearchedPhone(phone, recordPhone(record), getCountry(record['country']));

/** Whether a record was received on that date, or a field contains it. */
function isDated(record: AdminRecord, date: SearchedDate): boolean {
  const received = innsbruckNumbers(record[receivedField]);
  if (received && isWithin(received, date)) return true;
  return Object.values(record).some((value) => {
    const day = typeof value === 'string' && /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
    if (!day) return false;
    return isWithin({ year: Number(day[1]), month: Number(day[2]), day: Number(day[3]) }, date);
  });
}
