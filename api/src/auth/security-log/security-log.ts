import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import { securityLevels, shownSecurityEntries } from 'contract/security-log-requests';
import type { SecurityLevel } from 'contract/security-log-requests';
import type { Database } from '../../storage/database';
import type { Clock } from '../../storage/clock';
import type { SecurityLogTable } from '../../storage/tables/security-tables';
import type { Tables } from '../../storage/tables/tables';
import type { IdMaker } from '../../storage/time-ordered-id';
import { warnOfGuessedPasswords } from './guessed-accounts';
import { findAccounts, toRows, warningThreshold } from './noted-rows';
import type { CountedSecurityNote, SecurityNote } from './noted-rows';

/** The lifetime of an entry, in milliseconds. */
const keptFor = 90 * 86_400_000;
/** The limit of entries per level, so that a flood of ordinary events displaces nothing that an owner should see. */
const keptRows = 5_000;

/** The limit of different notes in memory. Beyond it they are counted by event alone. */
const maxPending = 1_000;

/**
 * All SQL about the security log, which is limited in rows and in time. Notes wait in memory until the next `flush`: so
 * no response takes longer for an account that exists than for any other, and a flood is one write.
 */
export class SecurityLog {
  private pending = new Map<string, CountedSecurityNote>();

  constructor(
    private readonly database: Database,
    private readonly now: Clock,
    private readonly makeId: IdMaker,
  ) {}

  note(note: SecurityNote): void {
    if (this.count(note, maxPending)) return;
    this.count({ event: note.event, network: '' }, Infinity);
  }

  /** Counts a note; returns false where there is no room for it. */
  private count(note: SecurityNote, room: number): boolean {
    const at = this.now().toISOString();
    const key = JSON.stringify([at.slice(0, 13), note]);
    const same = this.pending.get(key);
    if (same === undefined && this.pending.size >= room) return false;
    this.pending.set(key, {
      note,
      first: same?.first ?? at,
      last: at,
      count: (same?.count ?? 0) + 1,
    });
    return true;
  }

  /** Stores all notes or none. Owners are emailed once a day when somebody guesses at one account. */
  async flush(): Promise<void> {
    if (this.pending.size === 0) return;
    const all = [...this.pending.values()];
    this.pending = new Map();
    const { now, makeId } = this;
    await this.database.transaction().execute(async (transaction) => {
      const rows = toRows(all, await findAccounts(transaction, all));
      await this.store(transaction, rows);
      const failed = rows.filter(({ event, account }) => event === 'login-failed' && account);
      for (const row of failed) await warnOfGuessedPasswords(transaction, { now, makeId }, row);
    });
  }

  private async store(
    transaction: Transaction<Tables>,
    rows: readonly SecurityLogTable[],
  ): Promise<void> {
    await transaction
      .insertInto('security_log')
      .values(rows)
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          last_at: sql`excluded.last_at`,
          count: sql`security_log.count + excluded.count`,
          level: sql`case when security_log.count + excluded.count >= ${warningThreshold}
            and security_log.event <> 'logout' then 'warning' else security_log.level end`,
        }),
      )
      .execute();
  }

  /** Returns the newest entries, of one level or of all. */
  async list(level?: SecurityLevel): Promise<SecurityLogTable[]> {
    await this.flush();
    const all = this.database.selectFrom('security_log').selectAll();
    return (level === undefined ? all : all.where('level', '=', level))
      .orderBy('last_at', 'desc')
      .orderBy('key')
      .limit(shownSecurityEntries)
      .execute();
  }

  /** Removes entries that are too old, and those beyond the limit of each level. */
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
}
