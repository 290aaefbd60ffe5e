import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import type { Transaction } from 'kysely';
import type { PictureStore } from '../../../content/pictures/picture-store';
import { advisoryLocks, withAdvisoryLock } from '../../../storage/advisory-lock';
import type { Database } from '../../../storage/database';
import { checkpointWriteAheadLog } from '../../../storage/checkpoint-write-ahead-log';
import { ignoreUnavailable } from '../../../storage/database-errors';
import { isSqlite } from '../../../storage/is-sqlite';
import type { Tables } from '../../../storage/tables/tables';
import { erasePerson } from './erase-person';
import type { ErasedPerson } from './erase-person';
import { ErasureLog } from './erasure-log';
import { eraseRestored, findAddresses } from './erase-restored';
import { removeMailFiles } from '../mail-files';

/** The work that is left after the rows were deleted. */
interface ErasureRest {
  /** Lower-cased. */
  readonly emails: readonly string[];
  /** The ids of the erased and locked records. */
  readonly ids: readonly string[];
  /** The addresses of erased pictures; absent in rows of an earlier release. */
  readonly pictures?: readonly string[];
}

/** Tables that may have held personal data, besides `erasures`. */
const touched = [
  'submissions',
  'profiles',
  'reviews',
  'record_notes',
  'record_origins',
  'record_corrections',
  'import_records',
  'kept_pairs',
  'persons',
  'person_records',
  'person_traits',
  'person_changes',
  'person_matches',
  'person_moves',
  'person_separations',
  'households',
  'household_members',
  'household_refusals',
  'merges',
  'merge_records',
  'retention_holds',
  'member_sessions',
  'reset_tokens',
  'email_tokens',
  'my_data_tokens',
  'pending_emails',
  'outbox',
  'outreach',
  'replies',
  'urgent_alerts',
  'urgent_alert_tokens',
  'colleague_news',
  'saved_views',
  'mail_budgets',
  'staff_invitations',
  'release_teams',
  'loose_pictures',
  'profile_notices',
] as const;

/**
 * Completes erasures even after a crash. One transaction deletes the rows and stores what is left to do: the erasure
 * log, the files of emails, and overwriting the freed pages. After a crash the next start does it; PostgreSQL's tables
 * are vacuumed once the server listens.
 */
export class Erasures {
  private readonly log: ErasureLog;

  constructor(
    private readonly app: Pick<FastifyInstance, 'database' | 'dataDir' | 'now'>,
    private readonly printLine: (line: string) => void = () => undefined,
  ) {
    this.log = new ErasureLog(app.dataDir);
  }

  /** Stores in the transaction of an erasure what is left to do. */
  async note(
    transaction: Transaction<Tables>,
    id: string,
    { erased, locked, emails, pictures }: ErasedPerson,
  ): Promise<void> {
    // A held profile is kept, so a restored backup may bring it back.
    const lockedAway = locked.filter(({ kind }) => kind !== 'profiles');
    const ids = [...erased.map((one) => one.id), ...lockedAway.map(({ _id }) => _id)];
    const rest: ErasureRest = { emails, ids, pictures };
    const at = this.app.now().toISOString();
    await transaction
      .insertInto('erasures')
      .values({ id, at, rest: JSON.stringify(rest) })
      .execute();
  }

  /**
   * Does what is left of all erasures. Returns the ids whose pages are not overwritten yet: in SQLite because of
   * another reader, in PostgreSQL until `vacuum`.
   */
  async finish(): Promise<readonly string[]> {
    const { database } = this.app;
    const open = await database
      .selectFrom('erasures')
      .selectAll()
      .where('rest', 'is not', null)
      .orderBy('id')
      .execute();
    const ids = open.map(({ id }) => id);
    for (const { id, at, rest } of open) await this.write(id, at, rest ?? '');
    const isOverwritten = ids.length === 0 || (isSqlite(database) && (await this.overwrite(ids)));
    return isOverwritten ? [] : ids;
  }

  /**
   * Vacuums PostgreSQL's tables and completes the erasures. A large table may take minutes. If another process is
   * vacuuming, the next call retries: a vacuum that another one waits for gives up truncating its table after 5 s.
   */
  async vacuum(ids: readonly string[]): Promise<void> {
    if (ids.length === 0 || isSqlite(this.app.database)) return;
    await withAdvisoryLock(this.app.database, advisoryLocks.vacuum, (connection) =>
      this.vacuumOpen(connection, ids),
    );
  }

  /** Runs before the server listens: completes pending erasures and repeats those that a restored backup undid. */
  async settle(): Promise<void> {
    await this.finish();
    const { erasures, unreadable } = await this.log.read();
    if (unreadable > 0)
      this.printLine(`Lines of erasures.log that cannot be read, left out: ${unreadable}`);
    if (erasures.length === 0) return;
    // Without its key no erasure can be repeated: the operator must learn it now, not after a restoration.
    const { ofRecord, ofEmail } = await this.log.digester();
    const followed = await this.app.database.selectFrom('erasures').select('id').execute();
    const known = new Set(followed.map(({ id }) => id));
    const missing = erasures.filter(({ id }) => !known.has(id));
    if (missing.length === 0) return;
    const digests = new Set(missing.flatMap((erasure) => erasure.digests));
    const isErased = (id: string) => digests.has(ofRecord(id));
    const emails = await findAddresses(this.app.database, (email) => digests.has(ofEmail(email)));
    for (const table of ['submissions', 'profiles'] as const)
      await eraseRestored(this.app, table, isErased);
    await this.app.database.transaction().execute(async (transaction) => {
      const nothing = { submissions: [], profiles: [] };
      await erasePerson(transaction, nothing, emails, this.app.now());
      for (const { id, at } of missing)
        await transaction
          .insertInto('erasures')
          .values({ id, at, rest: JSON.stringify({ emails, ids: [] } satisfies ErasureRest) })
          // Another process that starts at the same time may have done it.
          .onConflict((conflict) => conflict.doNothing())
          .execute();
    });
    await this.finish();
  }

  /** Removes picture files of erasures that a restored copy of the folder brought back. No record refers to them. */
  async removeRestoredPictures(pictures: PictureStore): Promise<void> {
    const { erasures } = await this.log.read();
    if (erasures.length === 0) return;
    const { ofPicture } = await this.log.digester();
    const digests = new Set(erasures.flatMap((erasure) => erasure.digests));
    for (const address of await pictures.list())
      if (digests.has(ofPicture(address))) await pictures.remove(address);
  }

  private async write(id: string, at: string, text: string): Promise<void> {
    const { emails, ids, pictures = [] } = JSON.parse(text) as ErasureRest;
    const isLogged = (await this.log.read()).erasures.some((erasure) => erasure.id === id);
    if (!isLogged) {
      const { ofRecord, ofEmail, ofPicture } = await this.log.digester();
      const digests = [...ids.map(ofRecord), ...emails.map(ofEmail), ...pictures.map(ofPicture)];
      await this.log.add({ id, at, digests });
    }
    await removeMailFiles(this.app.dataDir, emails);
  }

  /**
   * Overwrites the write-ahead log and the free parts of SQLite's file and completes the erasures. `secure_delete` is not
   * enough: when SQLite balances its pages, it leaves copies of rows between the others.
   */
  private async overwrite(ids: readonly string[]): Promise<boolean> {
    const { database } = this.app;
    if (!(await checkpointWriteAheadLog(database))) return false;
    try {
      await sql`vacuum`.execute(database);
    } catch (error) {
      ignoreUnavailable(error);
      return false;
    }
    await this.end(ids, database);
    return checkpointWriteAheadLog(database);
  }

  private async vacuumOpen(database: Database, ids: readonly string[]): Promise<void> {
    const open = await database
      .selectFrom('erasures')
      .select('id')
      .where('id', 'in', ids)
      .where('rest', 'is not', null)
      .executeTakeFirst();
    // Another process has completed it.
    if (open === undefined) return;
    for (const table of touched) await sql`vacuum ${sql.table(table)}`.execute(database);
    await this.end(ids, database);
    await sql`vacuum ${sql.table('erasures')}`.execute(database);
  }

  private async end(ids: readonly string[], database: Database): Promise<void> {
    await database.updateTable('erasures').set({ rest: null }).where('id', 'in', ids).execute();
  }
}
