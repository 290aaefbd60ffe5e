import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Worker } from 'node:worker_threads';
import { SqliteError, SqliteThread } from './sqlite-thread';

let folder: string;
let thread: SqliteThread;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'church-thread-'));
  thread = new SqliteThread(join(folder, 'test.sqlite'));
  await run('create table people (number integer primary key, name text unique not null)');
});
afterEach(async () => {
  await thread.close();
  rmSync(folder, { recursive: true });
});

const run = (sql: string, ...parameters: unknown[]) => thread.run(sql, parameters);
const codeOf = async (work: Promise<unknown>) => {
  const error: unknown = await work.catch((caught: unknown) => caught);
  if (error instanceof SqliteError) return error.code;
  throw new Error('It was not refused.');
};
const addPerson = (name: string | null) => run('insert into people (name) values (?)', name);

it('gives each value back as it was given', async () => {
  const values = ['a', '', 'ß 😀', 0, -1.5, 1e21, Number.MAX_SAFE_INTEGER, null];
  const columns = values.map((_, index) => `? as c${index}`).join();
  const { rows } = await run(`select ${columns}`, ...values);
  expect(rows).toEqual([Object.fromEntries(values.map((value, index) => [`c${index}`, value]))]);
});

it('gives bytes back as bytes', async () => {
  const { rows } = await run('select ? as bytes', Buffer.from([0, 255]));
  expect(rows).toEqual([{ bytes: Uint8Array.of(0, 255) }]);
});

it('takes what is not said for null', async () => {
  expect(await run('select ? as a', undefined)).toMatchObject({ rows: [{ a: null }] });
});

it.each([[true], [{ a: 1 }]])('refuses %p, which SQLite cannot hold', async (value) => {
  await expect(run('select ?, ?', 1, value)).rejects.toThrow(SqliteError);
});

it('counts the rows that a statement changed', async () => {
  expect(await run("insert into people (name) values ('Ada'), ('Eva')")).toEqual(
    expect.objectContaining({ rows: [], changes: 2 }),
  );
  expect(await run("update people set name = name where name = 'nobody'")).toMatchObject({
    changes: 0,
  });
  expect(await run('delete from people')).toMatchObject({ changes: 2 });
  expect(await run('create table other (number integer)')).toMatchObject({ changes: 0 });
});

it('answers what a change returns', async () => {
  const { rows } = await run('insert into people (name) values (?), (?) returning name', 'a', 'b');
  expect(rows).toEqual([{ name: 'a' }, { name: 'b' }]);
});

it.each([
  ['a second one alike', 'SQLITE_CONSTRAINT_UNIQUE', () => addPerson('Ada')],
  ['nothing', 'SQLITE_CONSTRAINT', () => addPerson(null)],
  [
    'a number that is taken',
    'SQLITE_CONSTRAINT',
    () => run("insert into people values (1, 'Eva')"),
  ],
  ['what is no statement', 'SQLITE_ERROR', () => run('not a statement')],
])('names the error of %s %s', async (_, code, work) => {
  await addPerson('Ada');
  expect(await codeOf(work())).toBe(code);
});

it('names a lock that another holds', async () => {
  const other = new SqliteThread(join(folder, 'test.sqlite'));
  await other.run('begin immediate', []);
  await run('pragma busy_timeout = 0');
  expect(await codeOf(addPerson('Ada'))).toBe('SQLITE_BUSY');
  await other.close();
});

it('names a full file, whose transaction SQLite has ended, and takes the rollback all the same', async () => {
  await run('pragma max_page_count = 4');
  await run('begin immediate');
  expect(await codeOf(addPerson('x'.repeat(100_000)))).toBe('SQLITE_FULL');
  await expect(run('rollback')).resolves.toMatchObject({ changes: 0 });
  await addPerson('Ada');
});

describe('statements together', () => {
  const add = (name: string | null) => ({
    sql: 'insert into people (name) values (?) on conflict do nothing',
    parameters: [name],
    changes: 1,
  });
  const names = async () => (await run('select name from people order by number')).rows;

  it.each([
    ['is refused', 'SQLITE_CONSTRAINT', null],
    ['finds no room', 'SQLITE_FULL', 'x'.repeat(100_000)],
  ])('are not stored at all where one %s, whose error is named', async (_, code, name) => {
    await run('pragma max_page_count = 4');
    expect(await codeOf(thread.runTogether([add('Ada'), add(name)]))).toBe(code);
    expect(await names()).toEqual([]);
    expect(await thread.runTogether([add('Ada')])).toBe(true);
  });
});

it.each([
  ['no database', 'SQLITE_NOTADB', 'broken.sqlite'],
  ['a folder', 'SQLITE_CANTOPEN', ''],
])('names a file that is %s', async (_, code, name) => {
  writeFileSync(join(folder, 'broken.sqlite'), 'x'.repeat(8192));
  expect(await codeOf(new SqliteThread(join(folder, name)).opened)).toBe(code);
});

describe('a file that is closed', () => {
  const open = async (name: string) => {
    const opened = new SqliteThread(join(folder, name));
    await opened.run('create table if not exists names (name text)', []);
    return opened;
  };

  it('is asked nothing more, although its thread has another one', async () => {
    const first = await open('first.sqlite');
    const closed = first.close();
    await expect(first.run('delete from names', [])).rejects.toThrow('closed');
    await closed;
    const second = await open('second.sqlite');
    await second.run('insert into names values (?)', ['Eva']);
    expect(await codeOf(first.run('delete from names', []))).toBe('SQLITE_CANTOPEN');
    expect((await second.run('select name from names', [])).rows).toEqual([{ name: 'Eva' }]);
    await second.close();
  });

  it('has its thread ended where no other one is opened', async () => {
    const only = await open('only.sqlite');
    const ended = new Promise((resolve) => workerOf(only).once('exit', resolve));
    await only.close();
    await ended;
    const next = await open('next.sqlite');
    expect(workerOf(next)).not.toBe(workerOf(only));
    await next.close();
  });
});

it('says of a thread that has ended that it can be asked no more, and closes', async () => {
  const other = new SqliteThread(join(folder, 'other.sqlite'));
  await other.opened;
  await workerOf(other).terminate();
  expect(await codeOf(other.run('select 1', []))).toBe('SQLITE_CANTOPEN');
  await other.close();
});

const workerOf = (thread: SqliteThread) => (thread as unknown as { worker: Worker }).worker;
