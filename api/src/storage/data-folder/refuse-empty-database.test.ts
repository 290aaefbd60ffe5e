import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { makeDataDir, removeDataDir } from '../../../testing/databases/data-dir';
import { openDatabase, sqliteFile } from '../database';
import { refuseEmptyDatabase } from './refuse-empty-database';

let dataDir: string;
beforeEach(() => {
  dataDir = makeDataDir();
});
afterEach(() => removeDataDir(dataDir));

const put = (name: string, content = 'x') => {
  mkdirSync(join(dataDir, name, '..'), { recursive: true });
  writeFileSync(join(dataDir, name), content);
};
const backup = 'backups/church-2026-03-01T02-00-00Z.sqlite';

it.each([
  ['nothing was here before', () => undefined],
  ['a first start was killed early', () => put('church.sqlite', '')],
  ['files of others lie here', () => put('backups/notes.txt')],
])('begins anew where %s', async (_, prepare) => {
  prepare();
  await expect(refuseEmptyDatabase(dataDir)).resolves.toBeUndefined();
});

it('begins with a database that has tables, whatever lies beside it', async () => {
  await (await openDatabase({ dataDir })).destroy();
  put(backup);
  await expect(refuseEmptyDatabase(dataDir)).resolves.toBeUndefined();
});

/** Leaves the files of a server that was killed before its log was first copied into the database. */
async function leaveOnePageAndLog(): Promise<string> {
  const used = join(dataDir, 'used');
  const database = await openDatabase({ dataDir: used });
  for (const suffix of ['', '-wal']) {
    copyFileSync(`${sqliteFile(used)}${suffix}`, `${sqliteFile(dataDir)}${suffix}`);
  }
  await database.destroy();
  const file = sqliteFile(dataDir);
  expect(readFileSync(file)).toHaveLength(4096);
  return file;
}

it('begins with a database whose tables are all in its log', async () => {
  const file = await leaveOnePageAndLog();
  put(backup);
  const log = readFileSync(`${file}-wal`);
  await expect(refuseEmptyDatabase(dataDir)).resolves.toBeUndefined();
  expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
});

it('refuses one whose log was cut and written on, and leaves the log as it is', async () => {
  const file = await leaveOnePageAndLog();
  put(backup);
  const log = readFileSync(`${file}-wal`).fill(0, 0, 4096);
  writeFileSync(`${file}-wal`, log);
  await expect(refuseEmptyDatabase(dataDir)).rejects.toThrow(/was used before[^]*--new/);
  expect(readFileSync(`${file}-wal`).equals(log)).toBe(true);
});

it('begins anew after a first start that was killed while it wrote its log', async () => {
  const file = await leaveOnePageAndLog();
  writeFileSync(`${file}-wal`, readFileSync(`${file}-wal`).subarray(0, 5000));
  await expect(refuseEmptyDatabase(dataDir)).resolves.toBeUndefined();
});

it.each([
  ['a backup', () => put(backup)],
  ['pictures of members', () => put('images/a.webp')],
  ['a write-ahead log', () => put('church.sqlite-wal')],
  [
    'a backup, and an empty file',
    () => {
      put(backup);
      put('church.sqlite', '');
    },
  ],
  ['files of the site', () => put('media/files/0/320.avif')],
  [
    'a backup, and a database without a table',
    () => {
      put(backup);
      put('church.sqlite', 'x'.repeat(4096));
    },
  ],
])('refuses to begin anew beside %s', async (_, prepare) => {
  prepare();
  await expect(refuseEmptyDatabase(dataDir)).rejects.toThrow(/was used before[^]*--new/);
});

it('names the newest backup and where it goes, be it of a day or saved from a lost file', async () => {
  put(backup);
  put('backups/rescued-2026-03-01T09-00-00Z.sqlite');
  put('backups/rescued-2026-02-01T09-00-00Z.sqlite');
  put('church.sqlite-wal');
  await expect(refuseEmptyDatabase(dataDir)).rejects.toThrow(
    `cp '${join(dataDir, 'backups/rescued-2026-03-01T09-00-00Z.sqlite')}' '${join(dataDir, 'church.sqlite')}'`,
  );
  await expect(refuseEmptyDatabase(dataDir)).rejects.toThrow(/put .*-wal and .*-shm aside/);
});

it.each(['backups', 'images', 'media/files'])(
  'does not take %s that cannot be looked into for a folder that was never used',
  async (name) => {
    put(name);
    await expect(refuseEmptyDatabase(dataDir)).rejects.toThrow('ENOTDIR');
  },
);
