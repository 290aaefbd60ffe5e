import { createdDate } from '../model/created-date';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TimeSlicedTask } from '../time-slices/time-sliced-task';
import type { FoldedRows } from './folded-rows';
import type { AdminRecord } from '../model/admin-record';
import { countryOf, isFoundPhone, searchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
import { holdsWord, readSearchedWords } from 'contract/searched-words';
import type { SearchedWord } from 'contract/searched-words';
import { foldForSearch } from 'contract/text-folding';
import { receivedField } from '../model/record-fields';
import { recordPhone } from '../model/record-identity';
import { valueText } from '../model/value-text';

export interface RowSearch {
  /** As they were typed. */
  readonly words: readonly string[];
  /** Whether the column of receipt times is shown: then the search includes it. */
  readonly isReceivedShown: boolean;
}

/**
 * The rows in which each of the words stands somewhere, in their order: in any field, also in those that have
 * no column or a hidden one. An id counts whole only: somewhere in its chance letters stands "ada" or "ed". A
 * telephone number is found in every notation, as the search of all sections finds it.
 * @param folded the rows; a later search is quicker with the same
 */
export function* searchRows(
  folded: FoldedRows,
  { words, isReceivedShown }: RowSearch,
): TimeSlicedTask<readonly MarkedRecord[]> {
  if (words.length === 0) return folded.rows;
  const typed = words.join(' ');
  const search: FoldedSearch = {
    words: readSearchedWords(typed),
    phone: searchedPhone(typed),
    isReceivedShown,
  };
  if (search.words.length === 0) return [];
  const found: MarkedRecord[] = [];
  for (let index = 0; index < folded.groupCount; index++) {
    const rows = folded.rowsOf(index);
    const group = folded.group(index);
    if (mayBeIn(rows, group, search)) {
      const texts = folded.textsOf(group);
      found.push(...rows.filter((row, place) => isFound(row.record, texts[place] ?? '', search)));
    }
    yield;
  }
  return found;
}

interface FoldedSearch {
  readonly words: readonly SearchedWord[];
  readonly phone: PhoneReading | undefined;
  readonly isReceivedShown: boolean;
}

/** False only where none of the rows is found. */
const mayBeIn = (
  rows: readonly MarkedRecord[],
  group: string,
  { words, phone, isReceivedShown }: FoldedSearch,
): boolean =>
  phone !== undefined ||
  isReceivedShown ||
  words.every((word) => holdsWord(group, word)) ||
  rows.some(({ record }) => words.some(isId(record)));

function isFound(record: AdminRecord, text: string, search: FoldedSearch): boolean {
  const { words, phone, isReceivedShown } = search;
  const isItsId = isId(record);
  const missing = words.filter((word) => !isItsId(word) && !holdsWord(text, word));
  return (
    missing.length === 0 ||
    (phone !== undefined && hasPhone(record, phone)) ||
    (isReceivedShown && isReceivedAt(record, missing))
  );
}

function isId(record: AdminRecord): (word: SearchedWord) => boolean {
  const id = foldForSearch(valueText(record['_id']));
  return ([word]) => word === id;
}

const hasPhone = (record: AdminRecord, phone: PhoneReading) =>
  isFoundPhone(phone, recordPhone(record), countryOf(record['country']));

/** Whether the words are in the time as the table shows it. Asked last: writing it takes longer than all the rest. */
function isReceivedAt(record: AdminRecord, words: readonly SearchedWord[]): boolean {
  const text = foldForSearch(createdDate(record[receivedField]) ?? '');
  return words.every((word) => holdsWord(text, word));
}
