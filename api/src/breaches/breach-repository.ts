import type { Selectable } from 'kysely';
import { breachDeadline, breachSteps } from 'contract/breaches';
import type { Breach, BreachStep } from 'contract/breaches';
import type { Database } from '../storage/database';
import type { BreachesTable } from '../storage/privacy-tables';

/** Shown at most: a church with more has other worries. */
const mostShown = 200;

export type BreachRow = Selectable<BreachesTable>;

/** All SQL about breaches of personal data, in a transaction or outside. */
export class BreachRepository {
  constructor(private readonly database: Database) {}

  /** The newest first. */
  async list(): Promise<Breach[]> {
    const rows = await this.database
      .selectFrom('breaches')
      .selectAll()
      .orderBy('noticed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute();
    return rows.map(toBreach);
  }

  find(id: string): Promise<BreachRow | undefined> {
    return this.database.selectFrom('breaches').selectAll().where('id', '=', id).executeTakeFirst();
  }

  async add(row: BreachRow): Promise<void> {
    await this.database.insertInto('breaches').values(row).execute();
  }

  /** Writes the row as its next version; false, and nothing is changed, when it has another version by now. */
  async change({ id, version, ...values }: BreachRow): Promise<boolean> {
    const { numUpdatedRows } = await this.database
      .updateTable('breaches')
      .set({ ...values, version: version + 1 })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}

export function toBreach(row: BreachRow): Breach {
  const dueAt = new Date(Date.parse(row.noticed_at) + breachDeadline).toISOString();
  return {
    _id: row.id,
    noticedAt: row.noticed_at,
    dueAt,
    done: stepsOf(row),
    note: row.note,
    closedAt: row.closed_at,
    version: row.version,
  };
}

export const stepsOf = ({ done }: Pick<BreachRow, 'done'>) => JSON.parse(done) as Breach['done'];

/** The steps that are done now: those that were done before keep their time. */
export const doneAt = (
  row: Pick<BreachRow, 'done'>,
  steps: readonly BreachStep[],
  at: string,
): Breach['done'] =>
  breachSteps
    .filter((step) => steps.includes(step))
    .map((step) => stepsOf(row).find((known) => known.step === step) ?? { step, at });
