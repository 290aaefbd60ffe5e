import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { replaceFolder } from './replace-folder';

let root: string;
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'replace-folder-'));
});
afterEach(() => rmSync(root, { recursive: true }));

const makeFolder = (name: string) => {
  mkdirSync(join(root, name));
  writeFileSync(join(root, name, `${name}.txt`), name);
};

it.each([
  ['the first', ['next']],
  ['another', ['site', 'next']],
  ['another after a run that was killed', ['site', 'site.previous', 'next']],
  ['the one that was lost with a run that was killed', ['site.previous', 'next']],
])('puts a finished folder in the place of %s, and leaves nothing else', (_, folders) => {
  folders.forEach(makeFolder);
  replaceFolder(join(root, 'site'), join(root, 'next'));
  expect(readdirSync(root)).toEqual(['site']);
  expect(readdirSync(join(root, 'site'))).toEqual(['next.txt']);
  expect(readFileSync(join(root, 'site/next.txt'), 'utf8')).toBe('next');
});
