import type { SubmissionName } from 'contract/submissions';
import { hashSubmission } from './idempotency-keys';
import type { SubmissionRow } from './submission-row';

/** The JSON text of the record as it was stored, or the news that its Idempotency-Key stands for something else. */
export type StoreOutcome = StoredRecord | 'key-used';

interface StoredRecord {
  readonly id: string;
  readonly record: string;
  /** False where the same was stored before under its Idempotency-Key. */
  readonly isNew: boolean;
  /** Whether it waits in the quarantine. */
  readonly isQuarantined: boolean;
}

/**
 * What became of a row that was to be stored, seen from those that are; undefined when neither it nor its key is among
 * them.
 */
export function toStoreOutcome(
  row: SubmissionRow,
  stored: readonly SubmissionRow[],
): StoreOutcome | undefined {
  if (stored.some(({ id }) => id === row.id)) return toRecord(row);
  const key = row.idempotency_key;
  const first = stored.find((other) => key !== null && other.idempotency_key === key);
  if (first === undefined) return undefined;
  if (hashOf(first) !== row.idempotency_hash) return 'key-used';
  // Made from what is sent now, which is the same: of what the record became since, only a release is told.
  const { id, created_at, quarantine } = first;
  const repeated = { ...row, id, created_at, updated_at: created_at, quarantine };
  return { ...toRecord(repeated), isNew: false };
}

/** A row from before there were hashes tells what was sent as long as staff have not changed it. */
const hashOf = ({ idempotency_hash: known, version, kind, body }: SubmissionRow): string | null =>
  known ?? (version === 0 ? hashSubmission(kind as SubmissionName, body) : null);

/** The same text as `recordJson` has the database build of a record that is new. */
export const toRecord = (row: SubmissionRow): StoredRecord => ({
  id: row.id,
  isNew: true,
  isQuarantined: row.quarantine !== null,
  record: `${row.body.slice(0, -1)}${waits(row)},"_id":"${row.id}","createdAt":"${row.created_at}","updatedAt":"${row.updated_at}","__v":${row.version}}`,
});

const waits = ({ awaits_approval }: SubmissionRow): string =>
  awaits_approval === 1 ? ',"isHidden":true,"awaitsApproval":true' : '';
