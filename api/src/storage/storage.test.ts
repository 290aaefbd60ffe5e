import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { makeDataDir, removeDataDir } from '../../testing/databases/data-dir';
import { bothDatabases, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { openDatabase } from './database';
import { DamagedDatabase } from './sqlite/sqlite';
import { isDatabaseUnavailable } from './database-errors';

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  beforeEach(async () => {
    test = await makeDatabase(kind);
  });
  afterEach(() => test.remove());

  const tableNames = async () =>
    (await test.database.introspection.getTables()).map(({ name }) => name);

  it('makes all tables, and nothing again when it is opened again', async () => {
    const before = await tableNames();
    expect(before).toEqual(
      expect.arrayContaining(['admin_sessions', 'admins', 'outbox', 'profiles', 'submissions']),
    );
    await (await openDatabase(test.address)).destroy();
    expect(await tableNames()).toEqual(before);
  });

  it('lets two processes begin at once', async () => {
    const { database } = test;
    // Tables with foreign keys are emptied first.
    const referring = [
      ...['open_previews', 'admin_sessions', 'member_sessions', 'reset_tokens', 'merge_records'],
      ...['admin_roles', 'second_factors', 'recovery_codes', 'staff_tickets'],
      ...['staff_mail_choices', 'staff_digests', 'monthly_reports'],
      ...[
        'staff_email_changes',
        'staff_invitation_tokens',
        'content_versions',
        'content_slugs',
        'content_plans',
      ],
    ];
    for (const table of [...referring, ...(await tableNames())]) {
      await database.schema.dropTable(table).ifExists().execute();
    }
    await database.schema.dropTable('kysely_migration').ifExists().execute();
    await database.schema.dropTable('kysely_migration_lock').ifExists().execute();
    const both = await Promise.all([openDatabase(test.address), openDatabase(test.address)]);
    await Promise.all(both.map((opened) => opened.destroy()));
    expect(await tableNames()).toContain('submissions');
  });

  it('leaves nothing of a migration that did not reach its end, so that it can run again', async () => {
    const migrator = new Migrator({
      db: test.database,
      allowUnorderedMigrations: true,
      migrationTableName: 'other_migration',
      migrationLockTableName: 'other_migration_lock',
      provider: {
        getMigrations: async () => ({
          half: {
            up: async (db) => {
              await db.schema.createTable('half_made').addColumn('id', 'integer').execute();
              throw new Error('killed');
            },
          },
        }),
      },
    });
    const { error } = await migrator.migrateToLatest();
    expect(error).toMatchObject({ message: 'killed' });
    expect(await tableNames()).not.toContain('half_made');
  });

  it('gives counts as numbers', async () => {
    const { rows } = await sql<{ n: unknown }>`select count(*) as n from admins`.execute(
      test.database,
    );
    expect(rows).toEqual([{ n: 0 }]);
  });

  it('runs transactions one after the other, and undoes one that fails', async () => {
    const insert = (number: number, fails: boolean) =>
      test.database.transaction().execute(async (transaction) => {
        await transaction
          .insertInto('admins')
          .values({
            number,
            id: `${number}`,
            email: `${number}`,
            password_hash: '',
            created_at: '',
          })
          .execute();
        if (fails) throw new Error('undone');
      });
    const outcomes = await Promise.allSettled([
      insert(1, false),
      insert(2, true),
      insert(3, false),
    ]);
    expect(outcomes.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    const kept = await test.database.selectFrom('admins').select('number').execute();
    expect(kept.map(({ number }) => number).sort()).toEqual([1, 3]);
  });

  it('shows and undoes nothing of others in a transaction that they did not begin', async () => {
    const numbered = (number: number) => ({
      ...{ number, id: `${number}`, email: `${number}`, password_hash: '', created_at: '' },
    });
    const others: Promise<unknown>[] = [];
    const failed = test.database.transaction().execute(async (transaction) => {
      await transaction.insertInto('admins').values(numbered(1)).execute();
      others.push(
        test.database.selectFrom('admins').select('number').execute(),
        test.database.insertInto('admins').values(numbered(2)).execute(),
      );
      await transaction.insertInto('admins').values(numbered(3)).execute();
      throw new Error('undone');
    });
    await expect(failed).rejects.toThrow('undone');
    const [seen] = await Promise.all(others);
    expect(seen).not.toContainEqual({ number: 1 });
    const kept = await test.database.selectFrom('admins').select('number').execute();
    expect(kept).toEqual([{ number: 2 }]);
  });

  it('calls itself unavailable once it is closed', async () => {
    const other = await openDatabase(test.address);
    await other.destroy();
    const error: unknown = await other
      .selectFrom('admins')
      .selectAll()
      .execute()
      .catch((e: unknown) => e);
    expect(isDatabaseUnavailable(error)).toBe(true);
  });
});

describe('a SQLite file', () => {
  let dataDir: string;
  beforeEach(() => {
    dataDir = makeDataDir();
  });
  afterEach(() => removeDataDir(dataDir));
  const file = () => join(dataDir, 'church.sqlite');

  it('is durable at every commit', async () => {
    const database = await openDatabase({ dataDir });
    const ask = async (name: string) =>
      Object.values((await sql<object>`pragma ${sql.raw(name)}`.execute(database)).rows[0] ?? {});
    expect(await ask('synchronous')).toEqual([2]);
    expect(await ask('journal_mode')).toEqual(['wal']);
    expect(await ask('foreign_keys')).toEqual([1]);
    await database.destroy();
  });

  it.each([
    ['is no database', () => writeFileSync(file(), 'x'.repeat(8192))],
    ['was cut off', () => truncateSync(file(), 12_288)],
  ])('that %s is refused at start, with advice', async (_, damage) => {
    await (await openDatabase({ dataDir })).destroy();
    damage();
    await expect(openDatabase({ dataDir })).rejects.toThrow(DamagedDatabase);
    await expect(openDatabase({ dataDir })).rejects.toThrow(/Restore it from a backup/);
  });

  it('that cannot be made says why', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    await expect(openDatabase({ dataDir: join(dataDir, 'file') })).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    );
  });
});

it('says when PostgreSQL is not there', async () => {
  const databaseUrl = 'postgres://postgres@127.0.0.1:1/none';
  const error: unknown = await openDatabase({ dataDir: '/nowhere', databaseUrl }).catch(
    (e: unknown) => e,
  );
  expect(isDatabaseUnavailable(error)).toBe(true);
});
