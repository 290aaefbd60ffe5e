import { ProgramCapacity } from '../../content/program-capacity';
import type { LimitedProgram } from '../../content/program-capacity';
import type { Clock } from '../../storage/clock';
import type { Database } from '../../storage/database';
import type { PlannedRow } from './planned-row';
import { toFault } from './row-faults';

const kind = 'programAttendance';

interface Places {
  readonly program: LimitedProgram;
  free: number;
}

/**
 * Gives registrations for programmes with limited places the programme's own spelling of its name, and keeps out those
 * for whom no place is left.
 */
export async function limitPlaces(
  database: Database,
  now: Clock,
  rows: readonly PlannedRow[],
): Promise<readonly PlannedRow[]> {
  const capacity = new ProgramCapacity(database, now);
  const limited = new Map<string, Places | undefined>();
  const checked: PlannedRow[] = [];
  for (const row of rows) {
    const { task } = row;
    if (task?.what !== 'add' || task.kind !== kind) {
      checked.push(row);
      continue;
    }
    const name = String(task.fields['program']);
    if (!limited.has(name)) limited.set(name, await findPlaces(capacity, name, limited));
    const places = limited.get(name);
    checked.push(places === undefined ? row : takePlace(row, places));
  }
  return checked;
}

/** Two spellings of one programme share its places. */
async function findPlaces(
  capacity: ProgramCapacity,
  name: string,
  known: ReadonlyMap<string, Places | undefined>,
): Promise<Places | undefined> {
  const program = await capacity.find(name);
  if (program === undefined) return undefined;
  const same = [...known.values()].find((places) => places?.program.id === program.id);
  return same ?? { program, free: program.places - (await capacity.count(program)) };
}

function takePlace(row: PlannedRow, places: Places): PlannedRow {
  const { preview, task, ...others } = row;
  if (task?.what !== 'add') return row;
  const { program } = places;
  // A registration from before the programme's time takes none of its places.
  const isCounted = (task.createdAt ?? '9') > program.since;
  if (isCounted && places.free <= 0) {
    const full = toFault(kind, 'program', 'program-full');
    return { ...others, preview: { ...preview, faults: [...preview.faults, full] } };
  }
  if (isCounted) places.free -= 1;
  const values = { ...preview.values, program: program.name };
  const fields = { ...task.fields, program: program.name };
  return { ...others, preview: { ...preview, values }, task: { ...task, fields } };
}
