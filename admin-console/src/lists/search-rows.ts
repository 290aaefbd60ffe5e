import { createdDate } from '../model/created-date';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { TimeSlicedTask } from '../time-slices/time-sliced-task';
import type { FoldedRows } from './folded-rows';
import type { AdminRecord } from '../model/admin-record';
import { countryOf, isFoundPhone, searchedPhone } from 'contract/phone-number';
import type { PhoneReading } from 'contract/phone-number';
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
  const search: FoldedSearch = {
    words: words.map(foldForSearch),
    phone: searchedPhone(words.join(' ')),
    isReceivedShown,
  };
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
  readonly words: readonly string[];
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
  words.every((word) => group.includes(word)) ||
  rows.some(({ record }) => words.includes(foldedId(record)));

function isFound(record: AdminRecord, text: string, search: FoldedSearch): boolean {
  const { words, phone, isReceivedShown } = search;
  const id = foldedId(record);
  const missing = words.filter((word) => word !== id && !text.includes(word));
  return (
    missing.length === 0 ||
    (phone !== undefined && hasPhone(record, phone)) ||
    (isReceivedShown && isReceivedAt(record, missing))
  );
}

const foldedId = (record: AdminRecord): string => foldForSearch(valueText(record['_id']));

const hasPhone = (record: AdminRecord, phone: PhoneReading) =>
  isFoundPhone(phone, recordPhone(record), countryOf(record['country']));

/** Whether the words are in the time as the table shows it. Asked last: writing it takes longer than all the rest. */
function isReceivedAt(record: AdminRecord, words: readonly string[]): boolean {
  const text = foldForSearch(createdDate(record[receivedField]) ?? '');
  return words.every((word) => text.includes(word));
}
