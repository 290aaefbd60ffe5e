import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
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
  const own = makeMemoryFolder(place, 0);
  const named = basename(own?.path ?? '');
  own?.remove();
  const gone = named.replace(`-${process.pid}-`, `-${spawnSync('true').pid}-`);
  // These folders belong to a running process, to another container and to other programs.
  const others = [named, gone.replace(/\d+/, '1'), 'church-tests-mine', 'chromium'];
  for (const name of [gone, ...others]) mkdirSync(join(place, name));
  makeMemoryFolder(place, 0)?.remove();
  expect(existsSync(join(place, gone))).toBe(false);
  expect(readdirSync(place).sort()).toEqual(others.sort());
});

it('is absent where there is no file system in memory, or too little memory', () => {
  expect(makeMemoryFolder(join(place, 'none'))).toBeUndefined();
  expect(makeMemoryFolder(place, 2 ** 60)).toBeUndefined();
  expect(readdirSync(place)).toEqual([]);
});
