import { copyFileSync, mkdtempSync, renameSync, rmSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sqliteFile } from '../database';
import { noteCleanEnd, consumeCleanEnd } from './clean-end';

let dataDir: string;
let file: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'church-end-'));
  file = sqliteFile(dataDir);
  writeFileSync(file, 'rows');
});
afterEach(() => rmSync(dataDir, { recursive: true }));

it('trusts a file that is as the server left it, for one start', () => {
  noteCleanEnd(dataDir);
  expect(consumeCleanEnd(dataDir)).toBe(true);
  expect(consumeCleanEnd(dataDir)).toBe(false);
});

it.each([
  ['was written to', () => writeFileSync(file, 'more rows')],
  ['was changed in place', () => utimesSync(file, new Date(), new Date(2040, 1, 1))],
  [
    'is a copy',
    () => {
      copyFileSync(file, `${file}.copy`);
      renameSync(`${file}.copy`, file);
    },
  ],
  ['is gone', () => rmSync(file)],
  ['has a write-ahead log', () => writeFileSync(`${file}-wal`, 'a row')],
])('trusts no file that %s since', (_, change) => {
  noteCleanEnd(dataDir);
  change();
  expect(consumeCleanEnd(dataDir)).toBe(false);
});

it('notes nothing while a write-ahead log is left', () => {
  writeFileSync(`${file}-wal`, 'a row');
  noteCleanEnd(dataDir);
  rmSync(`${file}-wal`);
  expect(consumeCleanEnd(dataDir)).toBe(false);
});
