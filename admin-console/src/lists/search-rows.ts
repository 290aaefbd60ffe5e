import { consoleLanguage } from '../console-language';
import { createdDate } from '../model/created-date';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import { stepsPerPause } from '../time-slices/time-sliced-task';
import type { TimeSlicedTask } from '../time-slices/time-sliced-task';
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
  const folded = words.map(foldForSearch);
  const phone = searchedPhone(words.join(' '));
  const found: MarkedRecord[] = [];
  for (const [place, row] of rows.entries()) {
    const missing = missingWords(row.record, folded);
    const isFound =
      missing.length === 0 ||
      (phone !== undefined && hasPhone(row.record, phone)) ||
      (isReceivedShown && isReceivedAt(row.record, missing));
    if (isFound) found.push(row);
    if (place % stepsPerPause === 0) yield;
  }
  return found;
}

const hasPhone = (record: AdminRecord, phone: PhoneReading) =>
  isFoundPhone(phone, recordPhone(record), countryOf(record['country']));

/** The words that are in no field. */
function missingWords(record: AdminRecord, words: readonly string[]): readonly string[] {
  const id = foldForSearch(valueText(record['_id']));
  let missing = words.filter((word) => word !== id);
  for (const field of Object.keys(record)) {
    if (missing.length === 0) return missing;
    if (unsearchedFields.has(field)) continue;
    const text = foldForSearch(valueText(record[field]));
    missing = missing.filter((word) => !text.includes(word));
  }
  return missing;
}

/** Whether the words are in the time as the table shows it. Asked last: writing it takes longer than all the rest. */
function isReceivedAt(record: AdminRecord, words: readonly string[]): boolean {
  const text = foldForSearch(createdDate(record[receivedField], consoleLanguage) ?? '');
  return words.every((word) => text.includes(word));
}
