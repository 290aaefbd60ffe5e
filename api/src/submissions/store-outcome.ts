import type { SubmissionName } from 'contract/submissions';
import { hashSubmission } from './idempotency-keys';
import type { SubmissionRow } from './submission-row';

/** The stored record, or `key-used` if its Idempotency-Key stands for another submission. */
export type StoreOutcome = StoredRecord | 'key-used';

export interface StoredRecord {
  readonly id: string;
  readonly record: string;
  /** False if the submission was stored before under its Idempotency-Key. */
  readonly isNew: boolean;
  readonly isQuarantined: boolean;
}

/** Finds the outcome of a row among the stored rows; undefined if these contain neither the row nor its key. */
export function toStoreOutcome(
  row: SubmissionRow,
  stored: readonly SubmissionRow[],
): StoreOutcome | undefined {
  if (stored.some(({ id }) => id === row.id)) return toRecord(row);
  const key = row.idempotency_key;
  const first = stored.find((other) => key !== null && other.idempotency_key === key);
  if (first === undefined) return undefined;
  if (hashOf(first) !== row.idempotency_hash) return 'key-used';
  // Built from the new request, which equals the first: of later changes, only a release from quarantine is visible.
  const { id, created_at, quarantine } = first;
  const repeated = { ...row, id, created_at, updated_at: created_at, quarantine };
  return { ...toRecord(repeated), isNew: false };
}

/** A row from before hashes existed still has its original body while its version is 0. */
const hashOf = ({ idempotency_hash: known, version, kind, body }: SubmissionRow): string | null =>
  known ?? (version === 0 ? hashSubmission(kind as SubmissionName, body) : null);

/** Builds the same JSON text as `recordJson` in SQL does for a new record. */
export const toRecord = (row: SubmissionRow): StoredRecord => ({
  id: row.id,
  isNew: true,
  isQuarantined: row.quarantine !== null,
  record: `${row.body.slice(0, -1)}${waits(row)},"_id":"${row.id}","createdAt":"${row.created_at}","updatedAt":"${row.updated_at}","__v":${row.version}}`,
});

const waits = ({ awaits_approval }: SubmissionRow): string =>
  awaits_approval === 1 ? ',"isHidden":true,"awaitsApproval":true' : '';
