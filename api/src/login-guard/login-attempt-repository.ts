import { createHash } from 'node:crypto';
import type { Selectable } from 'kysely';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';
import type { LoginAttemptsTable } from '../storage/tables';

const minutes = 60_000;

/** SAFETY 2: so many failures are free, and quiet for so long they are forgotten. */
export const freeFailures = 5;
export const memory = 15 * minutes;

/** The first wait; it doubles with each further attempt, up to the memory itself: never permanent. */
const firstLock = 1 * minutes;

/** Who tries to come in where, and from which address of the network. */
export interface LoginAttempt {
  readonly door: 'member' | 'admin';
  readonly email: string;
  readonly address: string;
}

type Row = Selectable<LoginAttemptsTable>;

/** All SQL about logins that fail. */
export class LoginAttemptRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * Counts an attempt as failed until `forget` says otherwise: so a hundred at once are no more than five.
   * Answers how long to wait, in milliseconds, when this one must not even be checked; else 0.
   */
  async begin(attempt: LoginAttempt): Promise<number> {
    const key = keyOf(attempt);
    for (;;) {
      const now = this.now();
      const row = await this.find(key);
      const wait = row === undefined ? 0 : Date.parse(row.locked_until) - now.getTime();
      if (wait > 0) return Math.min(wait, memory);
      if (await this.replace(row, countFailure(key, row, now))) return 0;
    }
  }

  /** After a success. */
  async forget(attempt: LoginAttempt): Promise<void> {
    await this.database.deleteFrom('login_attempts').where('key', '=', keyOf(attempt)).execute();
  }

  /** Removes what no longer counts. */
  async sweep(): Promise<void> {
    const forgotten = new Date(this.now().getTime() - 2 * memory).toISOString();
    await this.database.deleteFrom('login_attempts').where('last_at', '<', forgotten).execute();
  }

  private find(key: string): Promise<Row | undefined> {
    return this.database
      .selectFrom('login_attempts')
      .selectAll()
      .where('key', '=', key)
      .executeTakeFirst();
  }

  /** False when another attempt was quicker. */
  private async replace(old: Row | undefined, row: Row): Promise<boolean> {
    if (old === undefined) {
      const { numInsertedOrUpdatedRows } = await this.database
        .insertInto('login_attempts')
        .values(row)
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      return numInsertedOrUpdatedRows === 1n;
    }
    const { numUpdatedRows } = await this.database
      .updateTable('login_attempts')
      .set(row)
      .where('key', '=', old.key)
      .where('failures', '=', old.failures)
      .where('last_at', '=', old.last_at)
      .executeTakeFirstOrThrow();
    return numUpdatedRows === 1n;
  }
}

function countFailure(key: string, row: Row | undefined, now: Date): Row {
  const quietSince =
    row === undefined ? 0 : Math.max(Date.parse(row.last_at), Date.parse(row.locked_until));
  const failures = row !== undefined && now.getTime() - quietSince < memory ? row.failures + 1 : 1;
  const lock = failures < freeFailures ? 0 : firstLock * 2 ** (failures - freeFailures);
  return {
    key,
    failures,
    last_at: now.toISOString(),
    locked_until: new Date(now.getTime() + Math.min(lock, memory)).toISOString(),
  };
}

/** A digest, so that the table does not tell who has trouble logging in. */
const keyOf = ({ door, email, address }: LoginAttempt) =>
  createHash('sha256')
    .update(JSON.stringify([door, email.toLowerCase(), address]))
    .digest('base64url');
