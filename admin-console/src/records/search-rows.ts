import type { MarkedRecord } from '../duplicates/find-duplicates';
import { stepsPerPause } from '../slices/sliced-work';
import type { SlicedWork } from '../slices/sliced-work';
import type { AdminRecord } from './admin-record';
import { foldForSearch } from './fold-text';
import { valueText } from './value-text';

/** What nobody types to find a person; their digits would be found in everybody. */
const unsearchedFields = new Set(['_id', '__v', 'createdAt', 'updatedAt', 'isAdmin', 'image']);

/**
 * The rows in which each of the words stands somewhere, in their order: in any field, also in those that have
 * no column or a hidden one. An id counts whole only: somewhere in its chance letters stands "ada" or "ed".
 */
export function* searchRows(
  rows: readonly MarkedRecord[],
  words: readonly string[],
): SlicedWork<readonly MarkedRecord[]> {
  if (words.length === 0) return rows;
  const folded = words.map(foldForSearch);
  const found: MarkedRecord[] = [];
  for (const [place, row] of rows.entries()) {
    if (hasAllWords(row.record, folded)) found.push(row);
    if (place % stepsPerPause === 0) yield;
  }
  return found;
}

function hasAllWords(record: AdminRecord, words: readonly string[]): boolean {
  const id = foldForSearch(valueText(record['_id']));
  let missing = words.filter((word) => word !== id);
  if (missing.length === 0) return true;
  for (const field of Object.keys(record)) {
    if (unsearchedFields.has(field)) continue;
    const text = foldForSearch(valueText(record[field]));
    missing = missing.filter((word) => !text.includes(word));
    if (missing.length === 0) return true;
  }
  return false;
}
