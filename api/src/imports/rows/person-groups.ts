import type { MatchCandidate } from 'contract/import-requests';
import type { PlannedRow } from './planned-row';

/**
 * Gives new records of rows with the same text in the column Person the person of the others, if that is one who is
 * known already.
 */
export function joinGroups(rows: readonly PlannedRow[]): readonly PlannedRow[] {
  const known = new Map<string, MatchCandidate[]>();
  for (const { preview, person } of rows)
    if (person !== undefined && preview.found !== undefined)
      known.set(person, [...(known.get(person) ?? []), preview.found]);
  return rows.map((row) => {
    const [found, ...others] = known.get(row.person ?? '') ?? [];
    if (found === undefined || others.some((other) => other.person !== found.person)) return row;
    return isFree(row) ? joinTo(row, found) : row;
  });
}

/** Whether nobody is known to be the person of a row, and staff did not say that it is nobody. */
const isFree = ({ preview, task }: PlannedRow): boolean =>
  preview.match === 'new' && preview.isChosen === undefined && task?.what === 'add';

function joinTo({ preview, task, ...row }: PlannedRow, { person, ...known }: MatchCandidate) {
  const { record: _record, ...found } = { ...known, ...(person !== undefined && { person }) };
  return {
    ...row,
    preview: { ...preview, match: 'same-person' as const, found },
    task: task?.what === 'add' ? { ...task, person } : task,
  };
}
