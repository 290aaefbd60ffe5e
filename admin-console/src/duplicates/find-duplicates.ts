import { isMerged } from '../model/admin-record';
import type { AdminRecord } from '../model/admin-record';
import { recordEmail, recordName, recordPartnerName, recordPhone } from '../model/record-identity';
import { duplicateKeyPhone } from 'contract/phone-number';
import { toLowerCase } from 'contract/text-folding';
import { CarriedFields } from '../model/record-fields';
import { hashText } from './hash-text';
import { addsNewContent } from './new-content';

/** SPEC 2.10: the words of the Status column. */
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
  /** The names of all fields that a marked record carries: the table's columns depend on them. */
  readonly carriedFields: readonly string[];
}

/**
 * Marks records one after the other (SPEC 5). The lists are oldest first, so the first record with a key is the
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

/**
 * Records by their key. Most people come once, and making a key for each of them would cost more than finding
 * them: a key is made only of those whose e-mail, or what stands for it, seems to come a second time.
 */
class KeyedRecords {
  /** By the hash of the first part of their key that is not empty: looked up in less time than the text itself. */
  readonly #firsts = new Map<number, AdminRecord | 'several'>();
  readonly #originals = new Map<string, AdminRecord>();
  readonly #repeated = new Map<string, AdminRecord[]>();

  /** Answers the original, if the record is not the first of its key. */
  add(record: AdminRecord): AdminRecord | undefined {
    const part = firstKeyPart(record);
    if (part === '') return undefined;
    const hash = hashText(part);
    const first = this.#firsts.get(hash);
    if (first === undefined) {
      this.#firsts.set(hash, record);
      return undefined;
    }
    if (first !== 'several') {
      this.#firsts.set(hash, 'several');
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

/** The key of SPEC 5; undefined when e-mail, phone and name are all empty: a partner alone says too little. */
export function duplicateKey(record: AdminRecord): string | undefined {
  const [email, phone, name] = [keyEmail(record), keyPhone(record), keyName(record)];
  if (!email && !phone && !name) return undefined;
  const partner = toLowerCase(recordPartnerName(record));
  const key = `${escapeSeparator(email)}|${phone}|${escapeSeparator(name)}`;
  return partner ? `${key}|${escapeSeparator(partner)}` : key;
}

const keyEmail = (record: AdminRecord) => toLowerCase(recordEmail(record));
const keyPhone = (record: AdminRecord) => duplicateKeyPhone(recordPhone(record));
const keyName = (record: AdminRecord) => toLowerCase(recordName(record));

/** Two records of one key have this in common; '' where there is no key. */
const firstKeyPart = (record: AdminRecord): string =>
  keyEmail(record) || keyPhone(record) || keyName(record);

/** Without this, a name that holds the separator could make two different people one. */
const escapeSeparator = (part: string) =>
  part.includes('|') || part.includes('\\') ? part.replace(/[\\|]/g, '\\$&') : part;
