import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DataFolderError } from './data-folder-error';
import { makePrivate } from './private-modes';

let parent: string;
let dataDir: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'church-modes-'));
  dataDir = join(parent, 'data');
});
afterEach(() => {
  jest.restoreAllMocks();
  rmSync(parent, { recursive: true });
});

const modeOf = (path: string) => (statSync(path).mode & 0o1777).toString(8);

function leaveOpen(folder: string, ...files: string[]): void {
  mkdirSync(folder, { recursive: true });
  chmodSync(folder, 0o755);
  for (const file of files) {
    writeFileSync(join(folder, file), '');
    chmodSync(join(folder, file), 0o644);
  }
}

it('makes a folder that no other user can open', () => {
  makePrivate(dataDir);
  expect(modeOf(dataDir)).toBe('700');
});

it('closes whatever an older release left open', () => {
  leaveOpen(dataDir, 'church.sqlite', 'church.sqlite-wal', 'church.sqlite-shm');
  leaveOpen(join(dataDir, 'backups'), 'church-2026-03-01T02-00-00Z.sqlite');
  leaveOpen(join(dataDir, 'images'), 'a.webp');
  leaveOpen(join(dataDir, 'outbox'), 'a.eml');
  makePrivate(dataDir);
  for (const entry of readdirSync(dataDir, { recursive: true, withFileTypes: true })) {
    const mode = modeOf(join(entry.parentPath, entry.name));
    expect([entry.name, mode]).toEqual([entry.name, entry.isDirectory() ? '700' : '600']);
  }
});

it('leaves alone what is not its own, and what a link leads to', () => {
  leaveOpen(join(parent, 'other-disk'), 'church-2026-03-01T02-00-00Z.sqlite');
  leaveOpen(dataDir, 'script.sh');
  symlinkSync(join(parent, 'other-disk'), join(dataDir, 'backups'));
  makePrivate(dataDir);
  expect(modeOf(join(dataDir, 'script.sh'))).toBe('644');
  expect(modeOf(join(parent, 'other-disk'))).toBe('755');
});

it('does not change the mode of a shared folder', () => {
  leaveOpen(dataDir);
  chmodSync(dataDir, 0o1777);
  makePrivate(dataDir);
  expect(modeOf(dataDir)).toBe('1777');
});

it('says whose folder it is, and what to do, when that is another user', () => {
  leaveOpen(dataDir);
  jest.spyOn(process, 'getuid').mockReturnValue(statSync(dataDir).uid + 1);
  expect(() => makePrivate(dataDir)).toThrow(DataFolderError);
  expect(() => makePrivate(dataDir)).toThrow(/belongs to user \d+, [^:]*: chown -R \d+ /);
  expect(existsSync(dataDir)).toBe(true);
});
