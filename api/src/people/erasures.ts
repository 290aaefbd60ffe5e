import { SqliteAdapter, sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { RecordKind } from 'contract/review';
import { HttpError } from '../http/errors/http-error';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/ports';
import type { Tables } from '../storage/tables';
import { readChosen } from './chosen-records';
import { erasePerson } from './erase-person';
import type { ErasedPerson } from './erase-person';
import { ErasureLog } from './erasure-log';
import { removeMailFiles } from './mail-files';

/** What is left to do once the rows are gone. */
interface ErasureRest {
  /** Lower-cased. */
  readonly emails: readonly string[];
  /** Of the records that were erased or locked away. */
  readonly ids: readonly string[];
}

interface ErasureParts {
  readonly database: Database;
  readonly dataDir: string;
  readonly now: Clock;
  /** For the operator. */
  readonly printLine?: (line: string) => void;
}

/** Records that are compared with the log at a time, and that are erased in one transaction. */
const perPiece = { compared: 5000, erased: 200 };

/** Tables that may have held something of the person. */
const touched = [
  'submissions',
  'profiles',
  'reviews',
  'kept_pairs',
  'merges',
  'merge_records',
  'retention_holds',
  'member_sessions',
  'reset_tokens',
  'email_tokens',
  'pending_emails',
  'outbox',
  'mail_budgets',
  'staff_invitations',
  'loose_pictures',
  'erasures',
] as const;

/**
 * Erasures to their end. The rows go in one transaction, which also notes what is left to do: the log beside the
 * database, the files of mails, and the pages where the rows stood. A process that is killed does that at its next start.
 */
export class Erasures {
  private readonly log: ErasureLog;

  constructor(private readonly parts: ErasureParts) {
    this.log = new ErasureLog(parts.dataDir);
  }

  /** Notes in the transaction of an erasure what is left to do. */
  async note(
    transaction: Transaction<Tables>,
    id: string,
    { erased, locked, emails }: ErasedPerson,
  ): Promise<void> {
    // A profile that is held stays as it is: a restored backup brings it back rightly.
    const lockedAway = locked.filter(({ kind }) => kind !== 'profiles');
    const ids = [...erased.map((one) => one.id), ...lockedAway.map(({ _id }) => _id)];
    const rest: ErasureRest = { emails, ids };
    const at = this.parts.now().toISOString();
    await transaction
      .insertInto('erasures')
      .values({ id, at, rest: JSON.stringify(rest) })
      .execute();
  }

  /** Does what is left of all erasures. False where the pages could not be overwritten, because another one reads. */
  async finish(): Promise<boolean> {
    const { database } = this.parts;
    const open = await database
      .selectFrom('erasures')
      .selectAll()
      .where('rest', 'is not', null)
      .orderBy('id')
      .execute();
    if (open.length === 0) return true;
    for (const { id, at, rest } of open) await this.write(id, at, rest ?? '');
    return this.overwrite(open.map(({ id }) => id));
  }

  /** Before a server answers: ends what was begun, and erases again what a restored backup brought back. */
  async settle(): Promise<void> {
    await this.finish();
    const { erasures, unreadable } = await this.log.read();
    if (unreadable > 0)
      this.parts.printLine?.(`Lines of erasures.log that cannot be read, left out: ${unreadable}`);
    if (erasures.length === 0) return;
    // Without its key no erasure can be done again: the operator learns it now, not once a backup was restored.
    const { ofRecord, ofEmail } = await this.log.digester();
    const followed = await this.parts.database.selectFrom('erasures').select('id').execute();
    const known = new Set(followed.map(({ id }) => id));
    const missing = erasures.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    const digests = new Set(missing.flatMap((erasure) => erasure.digests));
    const isErased = (id: string) => digests.has(ofRecord(id));
    const emails = await this.findEmails((email) => digests.has(ofEmail(email)));
    for (const table of ['submissions', 'profiles'] as const)
      await this.eraseAgain(table, isErased);
    await this.parts.database.transaction().execute(async (transaction) => {
      const nothing = { submissions: [], profiles: [] };
      await erasePerson(transaction, nothing, emails, this.parts.now());
      for (const { id, at } of missing)
        await transaction
          .insertInto('erasures')
          .values({ id, at, rest: JSON.stringify({ emails, ids: [] } satisfies ErasureRest) })
          // Another process that starts at the same moment may have done it.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    });
    await this.finish();
  }

  private async write(id: string, at: string, text: string): Promise<void> {
    const { emails, ids } = JSON.parse(text) as ErasureRest;
    const isLogged = (await this.log.read()).erasures.some((erasure) => erasure.id === id);
    if (!isLogged) {
      const { ofRecord, ofEmail } = await this.log.digester();
      await this.log.add({ id, at, digests: [...ids.map(ofRecord), ...emails.map(ofEmail)] });
    }
    await removeMailFiles(this.parts.dataDir, emails);
  }

  /** Ends erasures, so that nothing stands in the write-ahead log or in free pages either. */
  private async overwrite(ids: readonly string[]): Promise<boolean> {
    const { database } = this.parts;
    const isSqlite = database.getExecutor().adapter instanceof SqliteAdapter;
    if (isSqlite && !(await emptyLog(database))) return false;
    await database.updateTable('erasures').set({ rest: null }).where('id', 'in', ids).execute();
    if (isSqlite) return emptyLog(database);
    for (const table of touched) await sql`vacuum ${sql.table(table)}`.execute(database);
    return true;
  }

  private async findEmails(isErased: (email: string) => boolean): Promise<readonly string[]> {
    const { database } = this.parts;
    const lists = await Promise.all([
      database.selectFrom('outbox').select('recipient as email').distinct().execute(),
      database.selectFrom('email_tokens').select('email').distinct().execute(),
      database.selectFrom('pending_emails').select('email').distinct().execute(),
      database.selectFrom('staff_invitations').select('email').distinct().execute(),
    ]);
    return [...new Set(lists.flat().map(({ email }) => email.toLowerCase()))].filter(isErased);
  }

  private async eraseAgain(
    table: 'submissions' | 'profiles',
    isErased: (id: string) => boolean,
  ): Promise<void> {
    let found: { kind: RecordKind; _id: string }[] = [];
    for (let after = 0; ;) {
      const rows = await this.readIds(table, after);
      found.push(...rows.filter(({ _id }) => isErased(_id)));
      const last = rows.at(-1);
      while (found.length >= perPiece.erased || (last === undefined && found.length > 0)) {
        await this.eraseThese(found.slice(0, perPiece.erased));
        found = found.slice(perPiece.erased);
      }
      if (last === undefined) return;
      after = last.seq;
    }
  }

  private async readIds(table: 'submissions' | 'profiles', after: number) {
    const kind = table === 'submissions' ? sql<RecordKind>`kind` : sql<RecordKind>`'profiles'`;
    const { rows } = await sql<{ seq: number; kind: RecordKind; _id: string }>`
      select seq, ${kind} as kind, id as "_id" from ${sql.table(table)}
      where seq > ${after} order by seq limit ${perPiece.compared}`.execute(this.parts.database);
    return rows;
  }

  private async eraseThese(
    records: readonly { kind: RecordKind; _id: string }[],
    attempts = 3,
  ): Promise<void> {
    const { database, now } = this.parts;
    try {
      await database.transaction().execute(async (transaction) => {
        await erasePerson(transaction, await readChosen(transaction, records), [], now());
      });
    } catch (error) {
      // Somebody changed one of them at this very moment.
      const isPassing = error instanceof HttpError && error.statusCode === 409;
      if (!isPassing || attempts <= 1) throw error;
      await this.eraseThese(records, attempts - 1);
    }
  }
}

/** Writes SQLite's write-ahead log into the file and empties it. False while a backup or another process reads in it. */
async function emptyLog(database: Database): Promise<boolean> {
  const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(database);
  return rows[0]?.busy === 0;
}
