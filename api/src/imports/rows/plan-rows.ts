import { setImmediate } from 'node:timers/promises';
import { duplicateKey } from 'contract/duplicate-key';
import type { ImportDecision, ImportPlan } from 'contract/import-plan';
import type { PreviewRow, RowFault } from 'contract/import-requests';
import { recordEmail, recordPhone } from 'contract/record-identity';
import type { RecordKind } from 'contract/review';
import type { ImportRow } from '../files/import-table';
import type { RowTranslator } from '../values/row-translator';
import type { KnownPerson } from './known-persons';
import { hasOneRecord, matchRow } from './match-row';
import type { MatchedPersons, RowMatch } from './match-row';
import type { PlannedRow, RowTask } from './planned-row';
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
  readonly check: FieldsCheck;
  readonly translator: RowTranslator;
}

/** Reads a row and checks what it says, whatever it lacks. */
export function checkRow(
  row: ImportRow,
  { plan, decisions, kinds, check, translator }: RowReader,
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
  return { number, kind, read, fields, decision, faults: [...cellFaults, ...others] };
}

/** Whom the rows of a file are about. */
interface Matches {
  readonly of: (row: CheckedRow) => MatchedPersons;
  readonly persons: ReadonlyMap<string, KnownPerson>;
  /** Whether a profile has this address (lower-cased). */
  readonly isTaken: (email: string) => boolean;
}

/** Rows that are planned at a time, so that other requests are handled in between. */
const rowsPerPiece = 200;

/** Says for each row what becomes of it. */
export async function planRows(
  rows: readonly CheckedRow[],
  matches: Matches,
  check: FieldsCheck,
): Promise<readonly PlannedRow[]> {
  const earlier = new EarlierRows();
  const planned: PlannedRow[] = [];
  for (const [place, row] of rows.entries()) {
    planned.push(planRow(row, matches, check, earlier));
    if (place % rowsPerPiece === 0) await setImmediate();
  }
  return planned;
}

function planRow(
  row: CheckedRow,
  { of, persons, isTaken }: Matches,
  check: FieldsCheck,
  earlier: EarlierRows,
): PlannedRow {
  const { number, kind, read, decision } = row;
  const marks = { person: read.person, household: read.household };
  const show = (
    values: Fields,
    faults: readonly RowFault[],
    more: Omit<PreviewRow, 'row' | 'values' | 'faults' | 'kind'>,
  ): PreviewRow => ({
    row: number,
    ...(kind !== undefined && { kind }),
    values: toTexts({ ...values, ...(read.createdAt && { createdAt: read.createdAt }) }),
    faults,
    ...more,
  });
  if (decision?.skips === true)
    return { preview: show(row.fields, row.faults, { match: 'skipped' }), ...marks };
  if (kind === undefined)
    return { preview: show(row.fields, row.faults, { match: 'new' }), ...marks };
  const before = decision?.match === undefined ? earlier.find(kind, row) : undefined;
  if (before !== undefined) {
    const match = { match: 'twice', earlierRow: before } as const;
    return { preview: show(row.fields, row.faults, match), ...marks };
  }
  const { createdAt } = read;
  const sought = { kind, fields: row.fields, createdAt, chosen: decision?.match };
  const found = matchRow(sought, of(row), persons);
  const claimed = 'record' in found ? earlier.findClaim(found.record.id) : undefined;
  if (claimed !== undefined) {
    const match = { match: 'twice', earlierRow: claimed } as const;
    return { preview: show(row.fields, row.faults, match), ...marks };
  }
  const isNew = found.match === 'new' || found.match === 'same-person';
  const whole = isNew ? check(kind, { ...row.read.defaults, ...row.fields }, true) : row;
  const faults = joinFaults(row.faults, whole.faults, toMatchFaults(kind, found));
  const taken =
    isNew && faults.length === 0
      ? findTaken(kind, whole.fields, (email) => isTaken(email) || earlier.isTaken(email))
      : [];
  const preview = show(whole.fields, [...faults, ...taken], {
    ...toShownMatch(found),
    ...(decision?.match !== undefined && { isChosen: true }),
  });
  const isReady = preview.faults.length === 0;
  if (isReady) earlier.add(kind, row, found, whole.fields);
  const task = isReady ? toTask(kind, found, whole.fields, createdAt) : undefined;
  return { preview, task, ...marks };
}

/** One fault for each field: the first says most. */
function joinFaults(...lists: readonly (readonly RowFault[])[]): readonly RowFault[] {
  const faults = new Map<string, RowFault>();
  for (const fault of lists.flat()) if (!faults.has(fault.field)) faults.set(fault.field, fault);
  return [...faults.values()];
}

function toMatchFaults(kind: RecordKind, found: RowMatch): readonly RowFault[] {
  if (!('fault' in found)) return [];
  return found.fault === 'own-email'
    ? [{ field: 'email', code: found.fault, isOptional: true }]
    : [toFault(kind, '', found.fault)];
}

function toShownMatch(
  found: RowMatch,
): Pick<PreviewRow, 'match' | 'found' | 'former' | 'candidates'> {
  if (found.match === 'new') return { match: 'new' };
  if (found.match === 'unclear') return { match: 'unclear', candidates: found.candidates };
  if (found.match === 'same-person') return { match: found.match, found: found.found };
  const former = Object.keys(found.changed).map((name) => [name, found.record.fields[name] ?? '']);
  return {
    ...{ match: found.match, found: found.found },
    ...(former.length > 0 && { former: toTexts(Object.fromEntries(former) as Fields) }),
  };
}

const toTexts = (fields: Fields): Record<string, string> =>
  Object.fromEntries(Object.entries(fields).map(([name, value]) => [name, String(value)]));

function toTask(
  kind: RecordKind,
  found: RowMatch,
  fields: Fields,
  createdAt: string | undefined,
): RowTask | undefined {
  switch (found.match) {
    case 'unclear':
      return undefined;
    case 'new': {
      const others = found.others.flatMap(({ person }) => person ?? []);
      return { what: 'add', kind, fields, createdAt, others };
    }
    case 'same-person':
      return { what: 'add', kind, fields, createdAt, person: found.found.person, others: [] };
    case 'unchanged':
    case 'same-record': {
      const { record, changed } = found;
      const person = found.found.person ?? '';
      return found.match === 'unchanged'
        ? { what: 'leave', kind, record, person }
        : { what: 'change', kind, record, person, changed };
    }
  }
}

/** What earlier rows of the file say. */
class EarlierRows {
  private readonly numbers = new Map<string, number>();
  private readonly emails = new Set<string>();

  /** The number of the earlier row that says the same; undefined if there is none. */
  find(kind: RecordKind, row: CheckedRow): number | undefined {
    return toKeys(kind, row)
      .map((key) => this.numbers.get(key))
      .find((number) => number !== undefined);
  }

  /** The number of the earlier row that is about the same record. */
  findClaim(recordId: string): number | undefined {
    return this.numbers.get(recordId);
  }

  isTaken(email: string): boolean {
    return this.emails.has(email);
  }

  add(kind: RecordKind, row: CheckedRow, found: RowMatch, fields: Fields): void {
    for (const key of toKeys(kind, row)) this.numbers.set(key, row.number);
    if ('record' in found) this.numbers.set(found.record.id, row.number);
    if (kind === 'profiles') this.emails.add(toLogin(fields));
  }
}

/** Members log in with their address, so no two profiles have the same. */
const findTaken = (
  kind: RecordKind,
  fields: Fields,
  isTaken: (email: string) => boolean,
): readonly RowFault[] =>
  kind === 'profiles' && isTaken(toLogin(fields)) ? [toFault(kind, 'email', 'email-taken')] : [];

const toLogin = (fields: Fields) => String(fields['email']).toLowerCase();

/** Rows with one of these keys in common say the same. */
function toKeys(kind: RecordKind, { fields, read: { createdAt } }: CheckedRow): readonly string[] {
  const all = JSON.stringify([kind, createdAt, fields]);
  // People of one name are not one person, and what arrived at different times was sent more than once.
  const hasContact = recordEmail(fields) !== '' || recordPhone(fields) !== '';
  const isOfPerson = hasOneRecord(kind) && hasContact && createdAt === undefined;
  const person = isOfPerson ? duplicateKey(fields) : undefined;
  return person === undefined ? [all] : [all, `${kind} ${person}`];
}
