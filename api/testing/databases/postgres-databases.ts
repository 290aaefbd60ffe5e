import { randomUUID } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import type { Config } from '../../src/config';
import type { Database } from '../../src/storage/database';

type Address = Pick<Config, 'dataDir' | 'databaseUrl' | 'dataKey'>;

/** A fixed key avoids a key file beside the folder. */
const testDataKey = Buffer.alloc(32, 7).toString('base64');

/** The template database has all tables: copying it is faster than creating them each time. */
const template = 'with_tables';

/**
 * Prepares the server for `makePostgresDatabase`. Called once, before all tests.
 * @param addTables creates the tables of the empty database at an address
 */
export async function makePostgresTemplate(
  addTables: (address: Address) => Promise<void>,
): Promise<void> {
  await ask(await serverUrl(), `create database ${template}`);
  await ask(await serverUrl(), 'create table spare (name text)');
  const address = await makeAddress(template);
  await addTables(address);
  removeFolder(address);
  await ask(await databaseUrl(template), keepFirstRows);
}

/** Returns an empty database with all tables: a reused one, else a copy of the template. */
export async function makePostgresDatabase(): Promise<{
  address: Address;
  remove(): Promise<void>;
}> {
  const [spare] = await ask(await serverUrl(), takeSpare);
  const name = spare?.['name'] ?? `test_${randomUUID().replaceAll('-', '')}`;
  if (spare === undefined)
    await ask(await serverUrl(), `create database ${name} template ${template}`);
  const address = await makeAddress(name);
  return {
    address,
    remove: async () => {
      removeFolder(address);
      await leave(name);
    },
  };
}

/** Resets the rows of a database, whose connections must be idle. Returns whether its tables are unchanged. */
export async function emptyPostgresDatabase(database: Database): Promise<boolean> {
  await sql.raw(emptyTables()).execute(database);
  const { rows } = await sql<{ is_as_made: boolean }>`
    select shape = (${sql.raw(shapeOfTables)}) as is_as_made from first_rows."shape of all"`.execute(
    database,
  );
  return rows[0]?.is_as_made === true;
}

/** Copies a database that has no connections. */
export async function copyPostgresDatabase({
  databaseUrl: original = '',
}: Partial<Address>): Promise<{
  databaseUrl: string;
  remove(): Promise<void>;
}> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const from = new URL(original).pathname.slice(1);
  await ask(await serverUrl(), `create database ${name} template ${from}`);
  return {
    databaseUrl: await databaseUrl(name),
    remove: async () => {
      await ask(await serverUrl(), `drop database ${name} with (force)`);
    },
  };
}

/**
 * Resets a database and leaves it to the next test: a copy takes PostgreSQL 0.15 seconds, and this a tenth of that. A
 * database whose tables were changed or have grown is dropped.
 */
async function leave(name: string): Promise<void> {
  const [state] = await ask(await databaseUrl(name), emptyAgain).catch(() => []);
  await ask(
    await serverUrl(),
    state?.['is_as_made'] === 'yes'
      ? `insert into spare values ('${name}')`
      : `drop database ${name} with (force)`,
  );
}

/** Each spare database is given to one test only, even if several ask at once. */
const takeSpare = `
  delete from spare
  where ctid = (select ctid from spare limit 1 for update skip locked)
  returning name`;

/** A hash of all tables, columns and constraints. */
const shapeOfTables = `
  select md5(
    (select string_agg(
        concat_ws(' ', relname, relkind, attname, atttypid, attnotnull, atthasdef), ',' order by relname, attnum
      ) from pg_class join pg_attribute on attrelid = pg_class.oid
      where relnamespace = 'public'::regnamespace) ||
    (select string_agg(concat_ws(' ', conname, contype, conkey), ',' order by conname, conrelid)
      from pg_constraint where connamespace = 'public'::regnamespace) ||
    (select concat(count(*), max(oid)) from pg_trigger) ||
    (select concat(count(*), max(oid)) from pg_proc))`;

/**
 * Stores the rows that the migrations wrote and the hash of the tables in a schema that the server does not use. Kysely
 * looks for its own tables in all schemas, so the copies have other names.
 */
const keepFirstRows = `
  create schema first_rows;
  do $$ declare it record; has_rows boolean; begin
    for it in select relname from pg_class where relnamespace = 'public'::regnamespace and relkind = 'r' loop
      execute format('select exists (select from public.%I)', it.relname) into has_rows;
      if has_rows then
        execute format('create table first_rows.%I as table public.%I', 'of ' || it.relname, it.relname);
      end if;
    end loop;
  end $$;
  create table first_rows."shape of all" as ${shapeOfTables} as shape`;

/** In bytes: a larger table is dropped faster than it is emptied. */
const mostOfTable = 1_000_000;

/**
 * Empties each table that was written to, without checking foreign keys. It truncates, so that new rows are stored in
 * the order of their insertion, as in a new table.
 * @param most bytes of a table: a larger one is left as it is
 */
const emptyTables = (most = Number.MAX_SAFE_INTEGER) => `
  do $$ declare it record; written text; begin
    set local session_replication_role = replica;
    select string_agg(format('public.%I', relname), ', ') into written from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r'
        and pg_relation_size(oid) between 1 and ${most};
    if written is not null then
      execute 'truncate ' || written || ' cascade';
    end if;
    for it in
      select relname, kept from pg_class, to_regclass(format('first_rows.%I', 'of ' || relname)) kept
      where relnamespace = 'public'::regnamespace and relkind = 'r' and kept is not null
        and pg_relation_size(oid) = 0
    loop
      execute format('insert into public.%I overriding system value table %s', it.relname, it.kept);
    end loop;
    perform setval(format('%I.%I', schemaname, sequencename), start_value, false)
      from pg_sequences where schemaname = 'public' and last_value is not null;
  end $$`;

/** Ends the connections that the test left open, empties the tables, and returns whether the database is as new. */
const emptyAgain = `
  select pg_terminate_backend(pid, 5000) from pg_stat_activity
    where datname = current_database() and pid <> pg_backend_pid();
  ${emptyTables(mostOfTable)};
  select case when shape = (${shapeOfTables}) and not exists (
      select from pg_class
      where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > ${mostOfTable}
    ) then 'yes' else 'no' end as is_as_made
    from first_rows."shape of all"`;

/** Returns the URL of the server that the test has started itself, or of the one that all tests share. */
async function serverUrl(): Promise<string> {
  const { TEST_POSTGRES_URL: known, TEST_POSTGRES_STARTER: port } = process.env;
  if (known !== undefined) return known;
  const answer = await fetch(`http://127.0.0.1:${port}`);
  const text = await answer.text();
  if (!answer.ok) throw new Error(text);
  return (process.env['TEST_POSTGRES_URL'] = text);
}

async function databaseUrl(name: string): Promise<string> {
  const url = new URL(await serverUrl());
  url.pathname = `/${name}`;
  return url.href;
}

const makeAddress = async (name: string): Promise<Address> => ({
  dataDir: mkdtempSync(join(tmpdir(), 'church-api-')),
  dataKey: testDataKey,
  databaseUrl: await databaseUrl(name),
});

const removeFolder = ({ dataDir }: Address) => rmSync(dataDir, { recursive: true, force: true });

/** Returns the rows of the last statement. */
async function ask(url: string, statements: string): Promise<Record<string, string>[]> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    // Several statements return an array of results, which the types do not declare.
    const answers = (await client.query(statements)) as unknown as
      | pg.QueryResult
      | pg.QueryResult[];
    const last = Array.isArray(answers) ? answers.at(-1) : answers;
    return (last?.rows ?? []) as Record<string, string>[];
  } finally {
    await client.end();
  }
}
