import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { securityLevels, shownSecurityEntries } from 'contract/security-log';
import type { SecurityEvent, SecurityLevel } from 'contract/security-log';
import { tellOwners } from '../roles/tell-owners';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { IdMaker } from '../../storage/time-ordered-id';
import type { SecurityLogTable } from '../../storage/tables/security-tables';

/** What was tried, by whom as far as it is known. */
export interface SecurityNote {
  readonly event: Exclude<SecurityEvent, 'guessed'>;
  readonly audience?: 'member' | 'admin' | undefined;
  /** The id of the account. */
  readonly account?: string | undefined;
  /** In its place, what was typed to log in: it is looked up, and kept of no account that there is. */
  readonly email?: string | undefined;
  readonly network: string;
}

/** In milliseconds. */
const day = 86_400_000;
const keptFor = 90 * day;
/** Of each level, so that a flood of what is usual pushes out nothing that an owner should see. */
const keptRows = 5_000;
/** From so many on in an hour, what is usual is a warning. */
const warnsFrom = 5;
/** From so many wrong passwords on in a day, an account is being guessed at. Nobody mistypes that often. */
const guessedFrom = 20;

/** So many different ones wait in memory at most; of a flood beyond it there is a trace already. */
const maxPending = 1_000;

interface Pending {
  readonly note: SecurityNote;
  readonly first: string;
  last: string;
  count: number;
}

/**
 * All SQL about what is tried against the server. Bounded in rows and in time. What is noted waits in memory until the
 * next `flush`: so no answer takes longer for an account that there is than for any other, and a flood is a few writes.
 */
export class SecurityLog {
  private pending = new Map<string, Pending>();

  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  note(note: SecurityNote): void {
    const at = this.now().toISOString();
    const key = JSON.stringify([at.slice(0, 13), note]);
    const waiting = this.pending.get(key);
    if (waiting !== undefined) {
      waiting.count += 1;
      waiting.last = at;
    } else if (this.pending.size < maxPending)
      this.pending.set(key, { note, first: at, last: at, count: 1 });
  }

  /** Stores what was noted. Owners are mailed once a day when one account is guessed at. */
  async flush(): Promise<void> {
    const all = [...this.pending.values()];
    this.pending = new Map();
    for (const one of all) await this.store(one);
  }

  private async store({ note, first, last, count }: Pending): Promise<void> {
    const { event, audience, network } = note;
    const account = note.account ?? (await this.findAccount(note)) ?? '';
    const about = { event, audience: (account && audience) || '', account, network };
    const isLoud = event === 'limit-exhausted' || (event !== 'logout' && count >= warnsFrom);
    const row = {
      ...about,
      level: isLoud ? 'warning' : 'info',
      first_at: first,
      last_at: last,
      count,
    };
    await this.database
      .insertInto('security_log')
      .values({ ...row, key: keyOf(first.slice(0, 13), about) })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          last_at: last,
          count: sql`security_log.count + ${count}`,
          level: sql`case when security_log.count + ${count} >= ${warnsFrom}
            and security_log.event <> 'logout' then 'warning' else security_log.level end`,
        }),
      )
      .execute();
    if (event === 'login-failed' && account !== '') await this.warnOwners(last, row);
  }

  private async findAccount({ audience, email }: SecurityNote): Promise<string | undefined> {
    if (email === undefined) return undefined;
    const found = await this.database
      .selectFrom(audience === 'admin' ? 'admins' : 'profiles')
      .select('id')
      .where('email', '=', email.toLowerCase())
      .executeTakeFirst();
    return found?.id;
  }

  /** The newest entries, of one level or of all. */
  async list(level?: SecurityLevel): Promise<SecurityLogTable[]> {
    await this.flush();
    const all = this.database.selectFrom('security_log').selectAll();
    return (level === undefined ? all : all.where('level', '=', level))
      .orderBy('last_at', 'desc')
      .orderBy('key')
      .limit(shownSecurityEntries)
      .execute();
  }

  /** Removes what is too old, and of each level what is too much. */
  async sweep(): Promise<void> {
    const oldest = new Date(this.now().getTime() - keptFor).toISOString();
    await this.database.deleteFrom('security_log').where('last_at', '<=', oldest).execute();
    for (const level of securityLevels) {
      const last = await this.database
        .selectFrom('security_log')
        .select('last_at')
        .where('level', '=', level)
        .orderBy('last_at', 'desc')
        .offset(keptRows)
        .limit(1)
        .executeTakeFirst();
      if (last === undefined) continue;
      await this.database
        .deleteFrom('security_log')
        .where('level', '=', level)
        .where('last_at', '<=', last.last_at)
        .execute();
    }
  }

  private async warnOwners(at: string, row: Omit<SecurityLogTable, 'key'>): Promise<void> {
    const { account } = row;
    const since = new Date(this.now().getTime() - day).toISOString();
    const { failed } = await this.database
      .selectFrom('security_log')
      .select(sql<number>`coalesce(sum(count), 0)`.as('failed'))
      .where('account', '=', account)
      .where('event', '=', 'login-failed')
      .where('last_at', '>', since)
      .executeTakeFirstOrThrow();
    if (failed < guessedFrom) return;
    const about = { event: 'guessed', audience: row.audience, account, network: '' };
    await this.database.transaction().execute(async (transaction) => {
      const { numInsertedOrUpdatedRows } = await transaction
        .insertInto('security_log')
        .values({ ...row, ...about, level: 'alert', count: 1, key: keyOf(at.slice(0, 10), about) })
        .onConflict((conflict) => conflict.doNothing())
        .executeTakeFirstOrThrow();
      if (numInsertedOrUpdatedRows !== 1n) return;
      if (await wasAnotherToday(transaction, at.slice(0, 10))) return;
      const { now, makeId } = this;
      await tellOwners(transaction, { now, makeId }, 'staff-guessed-notice');
    });
  }
}

/** Whether owners were told today of another account: one mail a day, so that nobody can fill their mailboxes with these. */
async function wasAnotherToday(database: Database, today: string): Promise<boolean> {
  const { alerts } = await database
    .selectFrom('security_log')
    .select(sql<number>`cast(count(*) as integer)`.as('alerts'))
    .where('level', '=', 'alert')
    .where('last_at', '>=', today)
    .executeTakeFirstOrThrow();
  return alerts > 1;
}

/** What is counted together. */
type Counted = 'event' | 'audience' | 'account' | 'network';

const keyOf = (
  time: string,
  { event, audience, account, network }: Pick<SecurityLogTable, Counted>,
): string =>
  createHash('sha256')
    .update(JSON.stringify([time, event, audience, account, network]))
    .digest('base64url');
