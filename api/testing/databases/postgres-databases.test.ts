import { sql } from 'kysely';
import { openDatabase } from '../../src/storage/database';
import type { Database } from '../../src/storage/database';
import { makePostgresDatabase } from './postgres-databases';

/** Reads the rows and next sequence numbers of a new database, without the time of the key's row in `data_keys`. */
async function contentOf(database: Database): Promise<unknown> {
  const tables = await sql<{ name: string; rows: string }>`
    select relname as name, query_to_xml(
      case relname when 'data_keys' then 'select id, completed_at from data_keys'
        else format('table public.%I', relname) end, true, false, '')::text as rows
    from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`.execute(
    database,
  );
  const sequences = await sql<{ sequencename: string; last_value: string | null }>`
    select sequencename, coalesce(last_value, start_value) as last_value from pg_sequences order by 1`.execute(
    database,
  );
  return [tables.rows, sequences.rows];
}

async function use(work: (database: Database) => Promise<unknown>): Promise<unknown> {
  const made = await makePostgresDatabase();
  const database = await openDatabase(made.address);
  try {
    await work(database);
    return await contentOf(database);
  } finally {
    await database.destroy();
    await made.remove();
  }
}

const nothing = () => Promise.resolve();

/** Another test may get the reused database, so every new one is checked. */
it.each([
  ['rows', sql`insert into loose_pictures (address, noted_at) values ('a', 'now')`],
  ['a row less than it had', sql`delete from kysely_migration_lock`],
  ['nothing of what it had', sql`truncate kysely_migration_lock`],
  ['another table', sql`create table other (id integer)`],
  ['a lost table', sql`drop table outbox cascade`],
  ['another column', sql`alter table outbox add column other integer`],
])('makes databases as new after a test left %s', async (_what, statement) => {
  const asMade = await use(nothing);
  await use((database) => statement.execute(database));
  expect(await use(nothing)).toEqual(asMade);
});

it('ends what still reads a database that is left', async () => {
  const made = await makePostgresDatabase();
  const database = await openDatabase(made.address);
  await sql`select 1`.execute(database);
  await made.remove();
  const asMade = await use(nothing);
  expect(await use(nothing)).toEqual(asMade);
  await database.destroy();
});
