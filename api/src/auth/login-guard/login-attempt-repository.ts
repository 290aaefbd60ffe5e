import type { Insertable } from 'kysely';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { LoginAttemptsTable } from '../../storage/tables/tables';
import { countFailure, getWaitingTime } from './failure-counter';
import { accountDelay } from './login-limits';
import { getAccountCounter, toAccountDigest } from './login-counters';
import type { Counter, LoginAttempt } from './login-counters';

type Account = Pick<LoginAttempt, 'audience' | 'email'>;

/** The guesses of a code that are free: of a million codes, three are right at a time. */
const freeCodes = 1000;

/** Rolls back a transaction in which nothing must be stored. */
class MustWait extends Error {
  override readonly name = 'MustWait';
  constructor(readonly wait: number) {
    super('This attempt must wait.');
  }
}

/** All SQL about log-ins that fail. */
export class LoginAttemptRepository {
  constructor(
    private readonly database: Database,
    private readonly now: Clock,
  ) {}

  /**
   * Counts an attempt as failed until `succeed` or `release` says otherwise, so that a hundred at once gain nothing
   * over one after the other. Returns 0, or the milliseconds to wait where this attempt must not even be checked and is
   * not counted.
   */
  async begin(counters: readonly Counter[]): Promise<number> {
    const rows = await this.find(counters);
    const counted = withoutForgiven(counters, rows);
    const wait = longestWait(counted, rows, this.now());
    if (wait > 0) return wait;
    try {
      await this.database.transaction().execute(async (transaction) => {
        for (const counter of counted) await this.count(transaction, counter);
      });
      return 0;
    } catch (error) {
      if (error instanceof MustWait) return error.wait;
      throw error;
    }
  }

  /** Ends the counting after a success. */
  succeed(counters: readonly Counter[]): Promise<void> {
    return this.database.transaction().execute(async (transaction) => {
      for (const counter of counters) {
        if (counter.scope === 'network') await takeBack(transaction, counter);
        else
          await transaction.deleteFrom('login_attempts').where('key', '=', counter.key).execute();
      }
    });
  }

  /** Takes an attempt back whose outcome is unknown. */
  release(counters: readonly Counter[]): Promise<void> {
    return this.database.transaction().execute(async (transaction) => {
      for (const counter of counters) await takeBack(transaction, counter);
    });
  }

  /**
   * Ends all waiting for an account, on all addresses and devices.
   * @param free the number of further failures to forgive in advance, for a password that cannot be guessed
   */
  async forgive(account: Account, free = 0): Promise<void> {
    const { key } = getAccountCounter(account);
    const before = this.database.deleteFrom('login_attempts');
    // The rows are deleted in two statements: a transaction over many rows might deadlock with another.
    await before.where('key', '=', key).execute();
    await before.where('account', '=', toAccountDigest(account)).execute();
    if (free === 0) return;
    const state = countFailure(undefined, accountDelay, this.now());
    await this.database
      .insertInto('login_attempts')
      .values({ ...getAccountCounter(account), ...state, failures: -free })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ failures: -free }))
      .execute();
  }

  /**
   * Notes that a password was right and a second factor is still missing. It reduces the failures forgiven in advance
   * to a number that is safe for a code of six digits: they were meant for a password that cannot be guessed.
   */
  async passHalf(counters: readonly Counter[]): Promise<void> {
    await this.release(counters);
    const keys = counters.map(({ key }) => key);
    await this.database
      .updateTable('login_attempts')
      .set({ failures: -freeCodes })
      .where('key', 'in', keys)
      .where('failures', '<', -freeCodes)
      .execute();
  }

  async sweep(): Promise<void> {
    await this.database
      .deleteFrom('login_attempts')
      .where('forget_at', '<', this.now().toISOString())
      .execute();
  }

  private find(counters: readonly Counter[]): Promise<LoginAttemptsTable[]> {
    return this.database
      .selectFrom('login_attempts')
      .selectAll()
      .where(
        'key',
        'in',
        counters.map(({ key }) => key),
      )
      .execute();
  }

  /** Counts an attempt. Throws MustWait where another one was faster and used up the limit. */
  private async count(transaction: Database, counter: Counter): Promise<void> {
    const { key, account, policy } = counter;
    for (;;) {
      const row = await transaction
        .selectFrom('login_attempts')
        .selectAll()
        .where('key', '=', key)
        .executeTakeFirst();
      const now = this.now();
      const wait = getWaitingTime(row, policy, now);
      if (wait > 0) throw new MustWait(wait);
      const next = { key, account, ...countFailure(row, policy, now) };
      if (await replace(transaction, row, next)) return;
    }
  }
}

/** Keeps only the account's counter while its failures are forgiven in advance: its owner would wait for the others. */
function withoutForgiven(counters: readonly Counter[], rows: readonly LoginAttemptsTable[]) {
  const account = counters.find(({ scope }) => scope === 'account');
  const failures = rows.find(({ key }) => key === account?.key)?.failures ?? 0;
  return account !== undefined && failures < 0 ? [account] : counters;
}

function longestWait(
  counters: readonly Counter[],
  rows: readonly LoginAttemptsTable[],
  now: Date,
): number {
  const rowOf = (wanted: Counter) => rows.find(({ key }) => key === wanted.key);
  return Math.max(
    ...counters.map((counter) => getWaitingTime(rowOf(counter), counter.policy, now)),
  );
}

/** Returns false where another attempt was faster. */
async function replace(
  database: Database,
  old: LoginAttemptsTable | undefined,
  row: Insertable<LoginAttemptsTable>,
): Promise<boolean> {
  if (old === undefined) {
    const { numInsertedOrUpdatedRows } = await database
      .insertInto('login_attempts')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .executeTakeFirstOrThrow();
    return numInsertedOrUpdatedRows === 1n;
  }
  const { numUpdatedRows } = await database
    .updateTable('login_attempts')
    .set(row)
    .where('key', '=', old.key)
    .where('failures', '=', old.failures)
    .where('last_at', '=', old.last_at)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 1n;
}

const takeBack = (database: Database, { key }: Counter) =>
  database
    .updateTable('login_attempts')
    .set(({ eb, ref }) => ({ failures: eb('failures', '-', 1), locked_until: ref('last_at') }))
    .where('key', '=', key)
    .where('failures', '>', 0)
    .execute();
