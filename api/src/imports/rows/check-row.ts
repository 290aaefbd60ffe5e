import type { ImportDecision, ImportPlan } from 'contract/import-plan';
import type { RowFault } from 'contract/import-requests';
import type { RecordKind } from 'contract/review';
import type { ImportRow } from '../files/import-table';
import type { RowTranslator } from '../values/row-translator';
import { readRow } from './row-cells';
import type { ReadRow } from './row-cells';
import { toCellFaults, toFault } from './row-faults';
import type { Fields, FieldsCheck } from './row-faults';

/** A row that was read, whose person is to be found. */
export interface CheckedRow {
  readonly number: number;
  /** Undefined if it names no section, or one that the importer may not review. */
  readonly kind: RecordKind | undefined;
  readonly read: ReadRow;
  /** What the row says, as the form of its section would store it. */
  readonly fields: Fields;
  readonly faults: readonly RowFault[];
  readonly decision: ImportDecision | undefined;
}

interface RowReader {
  readonly plan: ImportPlan;
  readonly decisions: ReadonlyMap<number, ImportDecision>;
  /** The sections that the importer may review. */
  readonly kinds: readonly RecordKind[];
  /** ISO 8601. */
  readonly now: string;
  readonly check: FieldsCheck;
  readonly translator: RowTranslator;
}

/** Reads a row and checks what it says, whatever it lacks. */
export function checkRow(
  row: ImportRow,
  { plan, decisions, kinds, now, check, translator }: RowReader,
): CheckedRow {
  const { number } = row;
  const decision = decisions.get(number);
  const read = readRow(row, translator, plan, decision);
  const isOpen = read.kind !== undefined && kinds.includes(read.kind);
  const kind = isOpen ? read.kind : undefined;
  const cellFaults = toCellFaults(kind, read.errors);
  const closed = read.kind !== undefined && !isOpen ? [toFault(kind, '', 'closed-section')] : [];
  if (kind === undefined)
    return {
      number,
      kind,
      read,
      fields: read.fields,
      decision,
      faults: [...cellFaults, ...closed],
    };
  const isWrong = (field: string) => cellFaults.some((fault) => fault.field === field);
  const { fields, faults } = check(kind, read.fields, false);
  const others = faults.filter(({ field }) => !isWrong(field));
  const received = checkReceived(kind, read.createdAt, now);
  return { number, kind, read, fields, decision, faults: [...cellFaults, ...others, ...received] };
}

/** What arrives tomorrow would be the newest of its list, and be kept, for as long as its file says. */
function checkReceived(
  kind: RecordKind,
  createdAt: string | undefined,
  now: string,
): readonly RowFault[] {
  if (createdAt === undefined || (createdAt >= firstDay && createdAt <= now)) return [];
  return [toFault(kind, 'createdAt', 'no-past-date')];
}

const firstDay = '1900-01-01';
