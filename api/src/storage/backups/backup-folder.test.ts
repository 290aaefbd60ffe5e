import { randomUUID } from 'node:crypto';
import { copyFileSync, mkdirSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { readRecords } from '../../../testing/read-list';
import { openDatabase, sqliteFile } from '../database';
import type { Database } from '../database';
import { SubmissionRepository } from '../../submissions/submission-repository';
import { BackupFolder } from './backup-folder';

let test: TestDatabase;
let folder: string;
let backups: BackupFolder;
beforeEach(async () => {
  test = await makeDatabase('sqlite');
  folder = join(test.address.dataDir, 'backups');
  backups = new BackupFolder(folder, sqliteFile(test.address.dataDir));
});
afterEach(() => test.remove());

const goOn = new AbortController().signal;
const dayOf = (number: number) => new Date(Date.UTC(2026, 2, number, 2, 30, 5));

const repositoryOf = (database: Database) =>
  new SubmissionRepository(database, () => new Date(), randomUUID);

async function store(...messages: string[]): Promise<void> {
  const repository = repositoryOf(test.database);
  await repository.storeAll(
    messages.map((message) => repository.stamp({ kind: 'testimony', body: { message } })),
  );
}

/** Returns what a server shows that is started from a backup. */
async function restore(name: string): Promise<unknown[]> {
  const dataDir = join(test.address.dataDir, 'restored');
  mkdirSync(dataDir);
  copyFileSync(join(folder, name), sqliteFile(dataDir));
  const database = await openDatabase({ dataDir, dataKeyFile: `${test.address.dataDir}.key` });
  const records = await readRecords(repositoryOf(database).list('testimony'));
  await database.destroy();
  return records.map(({ message }) => message);
}

it('holds all that was stored, also what is still in the write-ahead log', async () => {
  await store('first', 'second');
  await backups.add(dayOf(1), goOn);
  await store('later');
  expect(readdirSync(folder)).toEqual(['church-2026-03-01T02-30-05Z.sqlite']);
  expect(await restore('church-2026-03-01T02-30-05Z.sqlite')).toEqual(['first', 'second']);
});

it('can be made while others write, and is then one moment of it', async () => {
  const messages = Array.from({ length: 400 }, (_, number) => String(number));
  const backup = backups.add(dayOf(1), goOn);
  for (const message of messages) await store(message);
  await backup;
  const restored = await restore('church-2026-03-01T02-30-05Z.sqlite');
  expect(restored).toEqual(messages.slice(0, restored.length));
});

it('is readable by its owner only', async () => {
  await backups.add(dayOf(1), goOn);
  const [name = ''] = readdirSync(folder);
  expect(statSync(folder).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, name)).mode & 0o777).toBe(0o600);
});

it('says in the name of a copy where the audit log ended, once it holds something', async () => {
  const hash = 'a'.repeat(64);
  let length = 0;
  const head = async () => ({ length: length++, hash });
  const named = new BackupFolder(folder, sqliteFile(test.address.dataDir), head);
  for (let day = 1; day <= 8; day++) await named.add(dayOf(day), goOn);
  const names = readdirSync(folder).sort();
  expect(names).toHaveLength(7);
  expect(names[0]).toBe(`church-2026-03-02T02-30-05Z-1-${hash}.sqlite`);
  expect(await named.findNewest()).toBe(names.at(-1));
  expect(await named.findLast(dayOf(8))).toEqual(dayOf(8));
});

it('keeps what is saved of a lost file apart from the copies of the days', async () => {
  await store('first');
  for (let day = 1; day <= 8; day++) await backups.add(dayOf(day), goOn);
  const rescue = (hour: number) =>
    backups.rescue(new Date(Date.UTC(2026, 2, 8, hour)), (target) =>
      sql`vacuum into ${target}`.execute(test.database),
    );
  for (let hour = 10; hour < 15; hour++) await rescue(hour);
  expect(await backups.findNewest()).toBe('rescued-2026-03-08T14-00-00Z.sqlite');
  expect(readdirSync(folder)).toHaveLength(7 + 3);
  expect(await restore('rescued-2026-03-08T14-00-00Z.sqlite')).toEqual(['first']);
});

it('keeps the last seven, and files that are not its own', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, 'church-before-the-move.sqlite'), '');
  for (let day = 1; day <= 9; day++) await backups.add(dayOf(day), goOn);
  const names = readdirSync(folder);
  expect(names).toHaveLength(8);
  expect(names).toContain('church-2026-03-03T02-30-05Z.sqlite');
  expect(names).not.toContain('church-2026-03-02T02-30-05Z.sqlite');
  expect(names).toContain('church-before-the-move.sqlite');
});

it('knows when the last was made, and does not take one from the future for it', async () => {
  expect(await backups.findLast(dayOf(9))).toBeUndefined();
  await backups.add(dayOf(1), goOn);
  await backups.add(dayOf(8), goOn);
  expect(await backups.findLast(dayOf(9))).toEqual(dayOf(8));
  expect(await backups.findLast(dayOf(5))).toEqual(dayOf(1));
});

it('is not hindered by what a killed process left', async () => {
  mkdirSync(folder);
  writeFileSync(join(folder, '.unfinished.sqlite'), 'half a page');
  await backups.add(dayOf(1), goOn);
  expect(readdirSync(folder)).toEqual(['church-2026-03-01T02-30-05Z.sqlite']);
});

it('leaves nothing when it is told to stop, or when there is nothing to copy', async () => {
  await store(...Array.from({ length: 400 }, () => 'x'.repeat(5000)));
  const stop = new AbortController();
  const stopped = backups.add(dayOf(1), stop.signal);
  stop.abort();
  await expect(stopped).rejects.toThrow();
  const none = new BackupFolder(folder, join(test.address.dataDir, 'none.sqlite'));
  await expect(none.add(dayOf(1), goOn)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual([]);
});

it('refuses a copy of a damaged file, and keeps the good one of yesterday', async () => {
  await store(...Array.from({ length: 400 }, () => 'x'.repeat(5000)));
  await backups.add(dayOf(1), goOn);
  await test.database.destroy();
  const file = sqliteFile(test.address.dataDir);
  const size = statSync(file).size;
  rmSync(`${file}-wal`, { force: true });
  writeFileSync(file, Buffer.alloc(size / 2), { flag: 'r+' });
  await expect(backups.add(dayOf(2), goOn)).rejects.toThrow();
  expect(readdirSync(folder)).toEqual(['church-2026-03-01T02-30-05Z.sqlite']);
});
