import { foldForSearch } from 'contract/text-folding';
import type { MarkedRecord } from '../duplicates/find-duplicates';
import type { AdminRecord } from '../model/admin-record';
import { valueText } from '../model/value-text';

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

/** Rows that are folded as one text: many small texts would take longer, and more memory. */
export const rowsPerGroup = 64;

/** In UTF-16 code units, of all texts that are kept; most take a byte each. What is beyond is folded each time. */
const mostKept = 16 * 2 ** 20;

/** Stands between two rows. No text has it: the server takes none. */
const separator = '\0';

/**
 * The rows of a table as they are searched. Folding them takes half of a search, so it is kept for the next letter;
 * nobody should hold this when nothing is searched.
 */
export class FoldedRows {
  readonly #groups: string[] = [];
  #kept = 0;

  constructor(readonly rows: readonly MarkedRecord[]) {}

  get groupCount(): number {
    return Math.ceil(this.rows.length / rowsPerGroup);
  }

  /** The texts of so many rows, one after the other. */
  group(index: number): string {
    const known = this.#groups[index];
    if (known !== undefined) return known;
    const folded = foldForSearch(this.rowsOf(index).map(rowText).join(separator));
    if (this.#kept + folded.length <= mostKept) {
      this.#groups[index] = folded;
      this.#kept += folded.length;
    }
    return folded;
  }

  rowsOf(index: number): readonly MarkedRecord[] {
    return this.rows.slice(index * rowsPerGroup, (index + 1) * rowsPerGroup);
  }

  /** The text of each row of a group. */
  textsOf(group: string): readonly string[] {
    return group.split(separator);
  }
}

const rowText = ({ record }: MarkedRecord): string => {
  let text = '';
  for (const field in record)
    if (isSearched(record, field)) text += `${valueText(record[field])}\n`;
  return text.replaceAll(separator, '\n');
};

const isSearched = (record: AdminRecord, field: string): boolean =>
  !unsearchedFields.has(field) && Object.hasOwn(record, field);
