import { isMerged } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import { CarriedFields } from '../../base/model/record-fields';
import { KeyedRecords } from './keyed-records';
import type { DuplicateGroup } from './keyed-records';
import { addsNewContent } from './new-content';

/** Requirements 2.10: the words of the Status column. */
export type DuplicateStatus = 'UNIQUE' | 'DUPLICATE';

/** A record with what was found out about it beside it, so that no marker can pass for a field. */
export interface MarkedRecord {
  /**
   * The record's place in the whole list, from 0. It tells rows apart even when ids repeat or are missing, and
   * stays when another record is merged away, so that the focus stays in its row.
   */
  readonly position: number;
  readonly record: AdminRecord;
  readonly status: DuplicateStatus;
  /** A duplicate that says something its original does not: not to be overlooked while duplicates are hidden. */
  readonly hasNewContent: boolean;
}

export interface DuplicateFindings {
  readonly marked: readonly MarkedRecord[];
  readonly groups: readonly DuplicateGroup[];
  readonly uniqueCount: number;
  readonly duplicateCount: number;
  readonly newContentCount: number;
  /** The names of all fields that a marked record carries: the table's columns depend on them. */
  readonly carriedFields: readonly string[];
}

/**
 * Marks records one after the other (requirements 5). The lists are oldest first, so the first record with a key is the
 * original and the later ones are duplicates. Takes time in proportion to the list.
 */
export class DuplicateFinder {
  readonly #contentFields: readonly string[];
  readonly #keys = new KeyedRecords();
  readonly #carried = new CarriedFields();
  readonly #marked: MarkedRecord[] = [];
  #seenCount = 0;
  #duplicateCount = 0;
  #newContentCount = 0;

  /** @param contentFields the fields in which a duplicate may say something new */
  constructor(contentFields: readonly string[]) {
    this.#contentFields = contentFields;
  }

  /** A merged record stands for another one: it keeps its place in the list and is not marked. */
  add(record: AdminRecord): void {
    const position = this.#seenCount++;
    if (isMerged(record)) return;
    this.#carried.add(record);
    const original = this.#keys.add(record);
    const isDuplicate = original !== undefined;
    const hasNewContent = isDuplicate && addsNewContent(record, original, this.#contentFields);
    const status = isDuplicate ? 'DUPLICATE' : 'UNIQUE';
    this.#marked.push({ position, record, status, hasNewContent });
    if (isDuplicate) this.#duplicateCount += 1;
    if (hasNewContent) this.#newContentCount += 1;
  }

  /** What is known so far; it stays as it is when more is added. */
  findings(): DuplicateFindings {
    return {
      marked: this.#marked.slice(),
      groups: this.#keys.groups(),
      uniqueCount: this.#marked.length - this.#duplicateCount,
      duplicateCount: this.#duplicateCount,
      newContentCount: this.#newContentCount,
      carriedFields: this.#carried.names(),
    };
  }
}
