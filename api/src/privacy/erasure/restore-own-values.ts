import { isEncrypted } from '../../storage/encryption/field-encryption';
import type { MergedRecord } from '../../review/merges/merge-repository';
import type { RecordChange, RecordRow } from '../../storage/records/record-repository';

/** The stored former state of a merged record; only the survivor's has a body. */
export type MergedRow = MergedRecord & { readonly merge_id: string; readonly created_at: string };

type Body = Readonly<Record<string, unknown>>;

/**
 * Returns the changes that give a record its own values back.
 * @param merged all records of its merges, the first merge first
 * @param all the records that it may have values of
 */
export function restoreOwnValues(
  row: RecordRow,
  merged: readonly MergedRow[],
  all: readonly RecordRow[],
): RecordChange {
  const stayed = merged.flatMap(({ body, ...one }) =>
    one.record_id === row.id && body !== null ? [{ ...one, body }] : [],
  );
  const [first] = stayed;
  if (first === undefined) return { merged_into: null };
  if (stayed.at(-1)?.version_after === row.version || first.body === row.body)
    return { merged_into: null, body: first.body, updated_at: first.updated_at };
  return { merged_into: null, body: giveBack(row, first.body, all) };
}

/**
 * A record that was changed after a merge keeps its own changes but no value of another record. A value that cannot be
 * decrypted may be another record's, so the former one returns.
 */
function giveBack(row: RecordRow, original: string, all: readonly RecordRow[]): string {
  const before = JSON.parse(original) as Body;
  const now = JSON.parse(row.body) as Body;
  const others = all.filter(({ id }) => id !== row.id).map(({ body }) => JSON.parse(body) as Body);
  const fields = new Set([...Object.keys(before), ...Object.keys(now)]);
  const entries = [...fields].map((field) => {
    const isTaken =
      isEncrypted(now[field]) ||
      others.some((other) => field in other && other[field] === now[field]);
    return [field, isTaken ? before[field] : now[field]];
  });
  return JSON.stringify(Object.fromEntries(entries));
}
