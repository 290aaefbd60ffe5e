import type { AdminRecord } from '../records/admin-record';
import {
  recordEmail,
  recordName,
  recordPartnerName,
  recordPhone,
} from '../records/record-identity';

/** SPEC 2.10: the words of the Status column. */
export type DuplicateStatus = 'UNIQUE' | 'DUPLICATE';

/** A record with what was found out about it beside it, so that no marker can pass for a field. */
export interface MarkedRecord {
  /** The record's place in the list, from 0. It tells rows apart even when ids repeat or are missing. */
  readonly position: number;
  readonly record: AdminRecord;
  readonly status: DuplicateStatus;
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
}

/**
 * Marks each record of a list (SPEC 5). The lists are oldest first, so the first record with a key is the
 * original and the later ones are duplicates. Takes time in proportion to the list.
 */
export function findDuplicates(records: readonly AdminRecord[]): DuplicateFindings {
  const byKey = new Map<string, AdminRecord[]>();
  let duplicateCount = 0;
  const marked = records.map((record, position): MarkedRecord => {
    const key = duplicateKey(record);
    if (key === undefined) return { position, record, status: 'UNIQUE' };
    const sameKey = byKey.get(key);
    if (sameKey === undefined) {
      byKey.set(key, [record]);
      return { position, record, status: 'UNIQUE' };
    }
    sameKey.push(record);
    duplicateCount += 1;
    return { position, record, status: 'DUPLICATE' };
  });
  const groups = [...byKey]
    .filter(([, sameKey]) => sameKey.length > 1)
    .map(([id, sameKey]) => ({ id, records: sameKey }));
  return { marked, groups, uniqueCount: records.length - duplicateCount, duplicateCount };
}

/** The key of SPEC 5; undefined when e-mail, phone and name are all empty. */
export function duplicateKey(record: AdminRecord): string | undefined {
  const partner = recordPartnerName(record).toLowerCase();
  const parts = [
    recordEmail(record).toLowerCase(),
    recordPhone(record).replace(/\D/g, ''),
    recordName(record).toLowerCase(),
    ...(partner ? [partner] : []),
  ];
  return parts.some(Boolean) ? parts.map(escapeSeparator).join('|') : undefined;
}

/** Without this, a name that holds the separator could make two different people one. */
const escapeSeparator = (part: string) => part.replace(/[\\|]/g, '\\$&');
