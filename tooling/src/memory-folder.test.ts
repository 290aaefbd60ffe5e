import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeMemoryFolder } from './memory-folder.ts';

let place: string;
beforeEach(() => (place = mkdtempSync(join(tmpdir(), 'church-memory-'))));
afterEach(() => rmSync(place, { recursive: true }));

it('is removed with all that tests left in it', () => {
  const folder = makeMemoryFolder(place, 0);
  const left = join(folder?.path ?? '', 'left');
  mkdirSync(left);
  writeFileSync(join(left, 'data'), 'rows');
  folder?.remove();
  expect(readdirSync(place)).toEqual([]);
});

it('takes away what a run that was cut short has left, and nothing else', () => {
  const gone = spawnSync('true').pid;
  const left = `church-tests-${gone}-abc`;
  const others = [`church-tests-${process.pid}-abc`, 'church-tests-mine', 'chromium'];
  for (const name of [left, ...others]) mkdirSync(join(place, name));
  makeMemoryFolder(place, 0)?.remove();
  expect(existsSync(join(place, left))).toBe(false);
  expect(readdirSync(place).sort()).toEqual(others.sort());
});

it('is absent where there is no file system in memory, or too little memory', () => {
  expect(makeMemoryFolder(join(place, 'none'))).toBeUndefined();
  expect(makeMemoryFolder(place, 2 ** 60)).toBeUndefined();
  expect(readdirSync(place)).toEqual([]);
});
