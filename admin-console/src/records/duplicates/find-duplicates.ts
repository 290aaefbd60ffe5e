import { isMerged } from '../../base/model/admin-record';
import type { AdminRecord } from '../../base/model/admin-record';
import { CarriedFields } from '../../base/model/record-fields';
import { KeyedRecords } from './keyed-records';
import type { DuplicateGroup } from './keyed-records';
import { addsNewContent } from './new-content';

/** The texts of the Status column (requirements 2.10). */
export type DuplicateStatus = 'UNIQUE' | 'DUPLICATE';

/** A record with its findings beside it, so that no marker can be mistaken for a field. */
export interface MarkedRecord {
  /**
   * The record's place in the whole list, from 0. It tells rows apart even when ids repeat or are missing, and
   * stays when another record is merged away, so that the focus stays in its row.
   */
  readonly position: number;
  readonly record: AdminRecord;
  readonly status: DuplicateStatus;
  /** Whether a duplicate has content that its original lacks: it should not be missed while duplicates are hidden. */
  readonly hasNewContent: boolean;
}

export interface DuplicateFindings {
  readonly marked: readonly MarkedRecord[];
  readonly groups: readonly DuplicateGroup[];
  readonly uniqueCount: number;
  readonly duplicateCount: number;
  readonly newContentCount: number;
  /** The names of all fields that a marked record carries, from which the table's columns are derived. */
  readonly carriedFields: readonly string[];
}

/**
 * Marks records one after the other (requirements 5). The lists are oldest first, so the first record with a key is the
 * original and later ones are duplicates. Takes linear time.
 */
export class DuplicateFinder {
  readonly #contentFields: readonly string[];
  readonly #keys = new KeyedRecords();
  readonly #carried = new CarriedFields();
  readonly #marked: MarkedRecord[] = [];
  #seenCount = 0;
  #duplicateCount = 0;
  #newContentCount = 0;

  /** @param contentFields the fields in which a duplicate may have new content */
  constructor(contentFields: readonly string[]) {
    this.#contentFields = contentFields;
  }

  /** Adds a record. One that was merged into another keeps its position but is not marked. */
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

  /** A snapshot of the findings so far. */
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
