import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publisherCodes } from 'contract/publishing';
import { makeDiskSite } from './published-site';
import type { PublishedSite } from './published-site';

let folder: string;
let site: PublishedSite;
const { signal } = new AbortController();
const calls = () => readFileSync(join(folder, 'calls'), 'utf8').trim().split('\n');

/** A program that notes its arguments, says a line and exits with a code. */
const program = (code: number) =>
  writeFileSync(
    join(folder, 'program.cjs'),
    `require('fs').appendFileSync(process.argv[2] + '/calls', process.argv.slice(3).join() + '\\n');
     console.log('Done.'); process.exitCode = ${code};`,
  );

function switchTo(set: string): void {
  rmSync(join(folder, 'current'), { force: true });
  symlinkSync(set, join(folder, 'current'));
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'published-site-'));
  switchTo('sets/1');
  const file = join(folder, 'program.cjs');
  site = makeDiskSite({ file, siteDir: folder, deadline: 60_000 }, undefined);
});
afterEach(() => rmSync(folder, { recursive: true }));

it('prepares the pages to go back to once for each set that visitors get', async () => {
  program(0);
  expect(await site.prepare(signal)).toEqual(['Done.']);
  expect(await site.prepare(signal)).toEqual([]);
  expect(calls()).toEqual(['prepare']);
  switchTo('sets/2');
  await site.prepare(signal);
  expect(calls()).toHaveLength(2);
});

it('prepares them later where a release came between, and says nothing of it', async () => {
  program(publisherCodes.interrupted);
  expect(await site.prepare(signal)).toEqual([]);
  program(0);
  expect(await site.prepare(signal)).toEqual(['Done.']);
});

it('tells of a failure, and tries it again', async () => {
  program(publisherCodes.failed);
  await expect(site.prepare(signal)).rejects.toThrow('It ended by 1.');
  program(0);
  expect(await site.prepare(signal)).toEqual(['Done.']);
});
