import { setImmediate } from 'node:timers/promises';
import type { PreviewRow, RowFault } from 'contract/import-requests';
import type { RecordKind } from 'contract/review';
import type { CheckedRow } from './check-row';
import { EarlierRows, toLogin } from './earlier-rows';
import type { KnownPerson } from './known-persons';
import { matchRow } from './match-row';
import type { MatchedPersons, RowMatch } from './match-row';
import type { PlannedRow, RowTask } from './planned-row';
import { toFault } from './row-faults';
import type { Fields, FieldsCheck } from './row-faults';

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
  const { kind, read, decision } = row;
  if (decision?.skips === true) return leaveOut(row, { match: 'skipped' });
  if (kind === undefined) return leaveOut(row, { match: 'new' });
  const { createdAt } = read;
  const chosen = decision?.match;
  const found = matchRow({ kind, fields: row.fields, createdAt, chosen }, of(row), persons);
  const earlierRow = earlier.find(kind, row, found);
  if (earlierRow !== undefined) return leaveOut(row, { match: 'twice', earlierRow });
  const isNew = found.match === 'new' || found.match === 'same-person';
  // What a row does not say is missing only from a record that it would add.
  const whole = isNew ? check(kind, { ...read.defaults, ...row.fields }, true) : row;
  const isKnown = (email: string) => isTaken(email) || earlier.isTaken(email);
  const faults = joinFaults(
    row.faults,
    whole.faults,
    toMatchFaults(kind, found),
    isNew ? findTaken(kind, whole.fields, isKnown) : [],
  );
  const isChosen = chosen !== undefined && { isChosen: true as const };
  const preview = show(row, whole.fields, faults, { ...toShownMatch(found), ...isChosen });
  if (faults.length > 0) return { preview, ...marksOf(row) };
  earlier.add(kind, row, found, whole.fields);
  return { preview, task: toTask(kind, found, whole.fields, createdAt), ...marksOf(row) };
}

type ShownMatch = Omit<PreviewRow, 'row' | 'values' | 'faults' | 'kind'>;

const leaveOut = (row: CheckedRow, match: ShownMatch): PlannedRow => ({
  preview: show(row, row.fields, row.faults, match),
  ...marksOf(row),
});

const marksOf = ({ read: { person, household } }: CheckedRow) => ({ person, household });

const show = (
  { number, kind, read: { createdAt } }: CheckedRow,
  values: Fields,
  faults: readonly RowFault[],
  match: ShownMatch,
): PreviewRow => ({
  row: number,
  ...(kind !== undefined && { kind }),
  values: toTexts({ ...values, ...(createdAt !== undefined && { createdAt }) }),
  faults,
  ...match,
});

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

/** Members log in with their address, so no two profiles have the same. */
const findTaken = (
  kind: RecordKind,
  fields: Fields,
  isTaken: (email: string) => boolean,
): readonly RowFault[] =>
  kind === 'profiles' && isTaken(toLogin(fields)) ? [toFault(kind, 'email', 'email-taken')] : [];
