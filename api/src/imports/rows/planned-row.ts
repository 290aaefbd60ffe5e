import { createHash } from 'node:crypto';
import { setImmediate } from 'node:timers/promises';
import type { ImportSummary, PreviewRow } from 'contract/import-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import type { KnownRecord } from './known-persons';
import type { Fields } from './row-faults';

/** What an import does with a row. */
export type RowTask =
  | {
      readonly what: 'add';
      readonly kind: RecordKind;
      readonly fields: Fields;
      /** ISO 8601; absent for the time of the import. */
      readonly createdAt?: string | undefined;
      /** The person who gets the record; absent for one who is new. */
      readonly person?: string | undefined;
      /** Persons whom it is not about, because the importer said so. */
      readonly others: readonly string[];
    }
  | {
      readonly what: 'change';
      readonly kind: RecordKind;
      readonly record: KnownRecord;
      readonly person: string;
      readonly changed: Fields;
    }
  | {
      readonly what: 'leave';
      readonly kind: RecordKind;
      readonly record: KnownRecord;
      readonly person: string;
    };

/** A row with all that is to be known about it. */
export interface PlannedRow {
  readonly preview: PreviewRow;
  /** Absent for a row that stays out. */
  readonly task?: RowTask | undefined;
  /** The texts of the columns Person and Household: rows with the same one belong together. */
  readonly person?: string | undefined;
  readonly household?: string | undefined;
}

/** Whether a row stays out because of a fault. */
export const isFaulty = ({ match, faults }: PreviewRow): boolean =>
  match !== 'skipped' && match !== 'twice' && faults.length > 0;

export function summarizeRows(rows: readonly PlannedRow[]): ImportSummary {
  const matches: Partial<Record<PreviewRow['match'], number>> = {};
  for (const { preview } of rows)
    if (!isFaulty(preview)) matches[preview.match] = (matches[preview.match] ?? 0) + 1;
  const count = (kind: RecordKind, what: RowTask['what']) =>
    rows.filter(({ task }) => task?.what === what && task.kind === kind).length;
  return {
    rows: rows.length,
    matches,
    faulty: rows.filter(({ preview }) => isFaulty(preview)).length,
    kinds: recordKinds.flatMap((kind) => {
      const [added, changed] = [count(kind, 'add'), count(kind, 'change')];
      return added + changed > 0 ? [{ kind, added, changed }] : [];
    }),
  };
}

/**
 * A digest of all that is to be done, with the versions of the records that change: what is imported must be what was
 * looked at.
 */
export async function digestRows(rows: readonly PlannedRow[], choices: object): Promise<string> {
  const hash = createHash('sha256').update(JSON.stringify(choices));
  for (const [place, { preview, task, person, household }] of rows.entries()) {
    if (place % rowsPerPiece === 0) await setImmediate();
    const { row, match, faults } = preview;
    const done = task && { ...task, ...('record' in task && { record: seenOf(task.record) }) };
    hash.update(JSON.stringify([row, match, faults, person, household, done]));
  }
  return hash.digest('hex');
}

/** Rows at a time, so that other requests are handled in between. */
const rowsPerPiece = 200;

const seenOf = ({ id, version }: KnownRecord) => [id, version];
