import type { AdminRecord } from '../../base/model/admin-record';
import { duplicateKey, getMainDuplicateKey } from 'contract/duplicate-key';

/** Records with the same key: the original first, then its duplicates. */
export interface DuplicateGroup {
  readonly id: string;
  readonly records: readonly AdminRecord[];
}

/**
 * Records by their key. Most people occur once and keys are costly, so a key is made only for records whose first part
 * of it occurs again.
 */
export class KeyedRecords {
  /** Records by the first part of their key that is not empty. */
  readonly #firsts = new Map<string, AdminRecord | 'several'>();
  readonly #originals = new Map<string, AdminRecord>();
  readonly #repeated = new Map<string, AdminRecord[]>();

  /** Adds a record; returns the original if it is not the first with its key. */
  add(record: AdminRecord): AdminRecord | undefined {
    const part = getMainDuplicateKey(record);
    if (part === '') return undefined;
    const first = this.#firsts.get(part);
    if (first === undefined) {
      this.#firsts.set(part, record);
      return undefined;
    }
    if (first !== 'several') {
      this.#firsts.set(part, 'several');
      this.#addByKey(first);
    }
    return this.#addByKey(record);
  }

  #addByKey(record: AdminRecord): AdminRecord | undefined {
    const key = duplicateKey(record);
    if (key === undefined) return undefined;
    const original = this.#originals.get(key);
    if (original === undefined) {
      this.#originals.set(key, record);
      return undefined;
    }
    const group = this.#repeated.get(key);
    if (group) group.push(record);
    else this.#repeated.set(key, [original, record]);
    return original;
  }

  groups(): readonly DuplicateGroup[] {
    return Array.from(this.#repeated, ([id, records]) => ({ id, records: records.slice() }));
  }
}
