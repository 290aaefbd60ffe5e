import type { AdminRecord } from '../records/admin-record';
import {
  recordEmail,
  recordName,
  recordPartnerName,
  recordPhone,
} from '../records/record-identity';
import { stepsPerPause } from '../slices/sliced-work';
import type { SlicedWork } from '../slices/sliced-work';
import { bringsNewContent } from './new-content';

/** SPEC 2.10: the words of the Status column. */
export type DuplicateStatus = 'UNIQUE' | 'DUPLICATE';

/** A record with what was found out about it beside it, so that no marker can pass for a field. */
export interface MarkedRecord {
  /** The record's place in the list, from 0. It tells rows apart even when ids repeat or are missing. */
  readonly position: number;
  readonly record: AdminRecord;
  readonly status: DuplicateStatus;
  /** A duplicate that says something its original does not: not to be overlooked while duplicates are hidden. */
  readonly hasNewContent: boolean;
}

/** Records of one key: the original first, then its duplicates. */
export interface DuplicateGroup {
  readonly id: string;
  readonly records: readonly AdminRecord[];
}

export interface DuplicateFindings {
  readonly marked: readonly MarkedRecord[];
  readonly groups: readonly DuplicateGroup[];
  readonly uniqueCount: number;
  readonly duplicateCount: number;
  readonly newContentCount: number;
}

/**
 * Marks each record of a list (SPEC 5). The lists are oldest first, so the first record with a key is the
 * original and the later ones are duplicates. Takes time in proportion to the list.
 * @param contentFields the fields in which a duplicate may say something new
 */
export function* findDuplicates(
  records: readonly AdminRecord[],
  contentFields: readonly string[],
): SlicedWork<DuplicateFindings> {
  const keys = new KeyedRecords();
  const marked: MarkedRecord[] = [];
  let [duplicateCount, newContentCount] = [0, 0];
  for (const record of records) {
    const position = marked.length;
    const original = keys.add(record);
    const hasNewContent =
      original !== undefined && bringsNewContent(record, original, contentFields);
    const status = original === undefined ? 'UNIQUE' : 'DUPLICATE';
    marked.push({ position, record, status, hasNewContent });
    if (original !== undefined) duplicateCount += 1;
    if (hasNewContent) newContentCount += 1;
    if (position % stepsPerPause === 0) yield;
  }
  const uniqueCount = records.length - duplicateCount;
  return { marked, groups: keys.groups(), uniqueCount, duplicateCount, newContentCount };
}

/** Records by their key. Most people come once: a list for each of them would cost more than finding them. */
class KeyedRecords {
  readonly #originals = new Map<string, AdminRecord>();
  readonly #repeated = new Map<string, AdminRecord[]>();

  /** Answers the original, if the record is not the first of its key. */
  add(record: AdminRecord): AdminRecord | undefined {
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
    return Array.from(this.#repeated, ([id, records]) => ({ id, records }));
  }
}

/** The key of SPEC 5; undefined when e-mail, phone and name are all empty. */
export function duplicateKey(record: AdminRecord): string | undefined {
  const email = recordEmail(record).toLowerCase();
  const phone = recordPhone(record).replace(/\D+/g, '');
  const name = recordName(record).toLowerCase();
  const partner = recordPartnerName(record).toLowerCase();
  if (!email && !phone && !name && !partner) return undefined;
  const key = `${escapeSeparator(email)}|${phone}|${escapeSeparator(name)}`;
  return partner ? `${key}|${escapeSeparator(partner)}` : key;
}

/** Without this, a name that holds the separator could make two different people one. */
const escapeSeparator = (part: string) =>
  part.includes('|') || part.includes('\\') ? part.replace(/[\\|]/g, '\\$&') : part;
