import { copyFileSync, renameSync, rmSync, truncateSync } from 'node:fs';
import { sql } from 'kysely';
import { makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { sqliteFile } from '../database';
import { DatabaseFileLost } from './database-file';
import { isDatabaseUnavailable } from '../database-errors';

let test: TestDatabase;
let file: string;
beforeEach(async () => {
  test = await makeDatabase('sqlite');
  file = sqliteFile(test.address.dataDir);
});
afterEach(() => test.remove());

const addChange = (kind: string) =>
  test.database.insertInto('record_changes').values({ kind, count: 1 }).execute();
const readKinds = async () =>
  (await test.database.selectFrom('record_changes').select('kind').execute()).map(
    ({ kind }) => kind,
  );

it.each([
  ['was removed', () => rmSync(file)],
  ['was moved away', () => renameSync(file, `${file}.old`)],
  [
    'was replaced by a copy',
    () => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
  ['was emptied', () => truncateSync(file)],
  ['has a write-ahead log that was cut', () => truncateSync(`${file}-wal`)],
  ['lost its write-ahead log', () => rmSync(`${file}-wal`)],
  ['lost the index of its write-ahead log', () => rmSync(`${file}-shm`)],
  ['is in a folder that was removed', () => rmSync(test.address.dataDir, { recursive: true })],
])('acknowledges nothing from the moment on when its file %s', async (_, lose) => {
  await addChange('before');
  lose();
  const error: unknown = await addChange('after').catch((fault: unknown) => fault);
  expect(error).toBeInstanceOf(DatabaseFileLost);
  expect(isDatabaseUnavailable(error)).toBe(true);
});

it('takes no log for lost that SQLite itself begins anew', async () => {
  for (const mode of ['passive', 'full', 'restart', 'truncate']) {
    await addChange(`before ${mode}`);
    await sql.raw(`pragma wal_checkpoint(${mode})`).execute(test.database);
    expect(test.file.look()).toBe(false);
    await addChange(`after ${mode}`);
    expect(test.file.look()).toBe(false);
  }
});

it('undoes a transaction whose file was lost before its end', async () => {
  const changed = test.database.transaction().execute(async (transaction) => {
    await transaction.insertInto('record_changes').values({ kind: 'a', count: 1 }).execute();
    renameSync(file, `${file}.old`);
  });
  await expect(changed).rejects.toThrow(DatabaseFileLost);
});

it('leaves no transaction open that began without the file, so that what was stored can be saved', async () => {
  await addChange('before');
  rmSync(file);
  const changed = test.database
    .transaction()
    .execute((transaction) =>
      transaction.insertInto('record_changes').values({ kind: 'a', count: 1 }).execute(),
    );
  await expect(changed).rejects.toThrow(DatabaseFileLost);
  const copy = `${file}.rescued`;
  await sql`vacuum into ${copy}`.execute(test.database);
  expect(await readKinds()).toEqual(['before']);
});

it('goes on reading what it had, and writes again when the same file is back', async () => {
  await addChange('before');
  renameSync(file, `${file}.old`);
  await expect(addChange('meanwhile')).rejects.toThrow(DatabaseFileLost);
  expect(await readKinds()).toContain('before');
  renameSync(`${file}.old`, file);
  await expect(addChange('too early')).rejects.toThrow(DatabaseFileLost);
  // The server does this every two seconds.
  test.file.look();
  await addChange('after');
  expect(await readKinds()).toEqual(expect.arrayContaining(['before', 'after']));
});
