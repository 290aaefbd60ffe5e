import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { breachDeadline, breachSteps } from 'contract/breach-requests';
import type { Breach, BreachStep } from 'contract/breach-requests';
import { toDecryptableJson } from '../../storage/encryption/decryptable-json';
import { breachKind, parseNote } from '../../storage/encryption/encrypted-fields';
import {
  isUndecryptablePlaceholder,
  getFieldEncryption,
} from '../../storage/encryption/field-encryption';
import type { StoredBody } from '../../storage/encryption/stored-body';
import type { Database } from '../../storage/database';
import type { BreachesTable } from '../../storage/tables/privacy-tables';

const mostShown = 200;

export type BreachRow = Omit<Selectable<BreachesTable>, 'note'> & {
  /** The decrypted note. */
  readonly note: string;
};

const columns = [
  'id',
  'noticed_at',
  'done',
  toDecryptableJson(sql`note`, sql.lit(breachKind), sql`id`).as('note'),
  'closed_at',
  'version',
] as const;

/** All SQL about personal data breaches. It works inside a transaction or without one. */
export class BreachRepository {
  constructor(private readonly database: Database) {}

  /** Lists the breaches, newest first. */
  async list(): Promise<Breach[]> {
    const rows = await this.database
      .selectFrom('breaches')
      .select(columns)
      .orderBy('noticed_at', 'desc')
      .orderBy('id', 'desc')
      .limit(mostShown)
      .execute();
    return rows.map((row) => toBreach(withNote(row)));
  }

  async find(id: string): Promise<BreachRow | undefined> {
    const row = await this.database
      .selectFrom('breaches')
      .select(columns)
      .where('id', '=', id)
      .executeTakeFirst();
    return row && withNote(row);
  }

  async add(row: BreachRow): Promise<void> {
    await this.database
      .insertInto('breaches')
      .values({ ...row, note: this.encryptNote(row) })
      .execute();
  }

  /**
   * Writes the row as its next version; returns false and changes nothing if the stored version is another. A note that
   * cannot be decrypted is kept, because its key may be found.
   */
  async change(row: BreachRow): Promise<boolean> {
    const { id, version, note, ...values } = row;
    const { numUpdatedRows } = await this.database
      .updateTable('breaches')
      .set({
        ...values,
        ...(isUndecryptablePlaceholder(note) ? {} : { note: this.encryptNote(row) }),
        version: version + 1,
      })
      .where('id', '=', id)
      .where('version', '=', version)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }

  private encryptNote({ id, note }: BreachRow): StoredBody {
    return getFieldEncryption(this.database).encryptNote(breachKind, id, note);
  }
}

const withNote = (row: BreachRow): BreachRow => ({ ...row, note: parseNote(row.note) });

export function toBreach(row: BreachRow): Breach {
  const dueAt = new Date(Date.parse(row.noticed_at) + breachDeadline).toISOString();
  return {
    _id: row.id,
    noticedAt: row.noticed_at,
    dueAt,
    done: getSteps(row),
    note: row.note,
    closedAt: row.closed_at,
    version: row.version,
  };
}

export const getSteps = ({ done }: Pick<BreachRow, 'done'>) => JSON.parse(done) as Breach['done'];

/** The times of the steps that are done now: a step that was done before keeps its time. */
export const toDoneSteps = (
  row: Pick<BreachRow, 'done'>,
  steps: readonly BreachStep[],
  at: string,
): Breach['done'] =>
  breachSteps
    .filter((step) => steps.includes(step))
    .map((step) => getSteps(row).find((known) => known.step === step) ?? { step, at });
