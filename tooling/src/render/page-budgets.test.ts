import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuildRecord } from '../build-record';
import type { BuildRecord } from '../build-record';
import { budgets, homeDocument, findOverweightScripts, weighHomeDocument } from './page-budgets';

const set = mkdtempSync(join(tmpdir(), 'page-budgets-'));
afterAll(() => rmSync(set, { recursive: true }));

const { entry, page = 0 } = budgets['public-site'] ?? { entry: 0 };

/** Writes the parts of a build that have a budget, and returns what exceeds it. */
function weigh(record: Partial<BuildRecord>, sizes: Readonly<Record<string, number>>) {
  const folder = mkdtempSync(join(set, 'build-'));
  for (const [file, bytes] of Object.entries(sizes)) {
    mkdirSync(join(folder, 'client/de'), { recursive: true });
    writeFileSync(join(folder, 'client', `${file}.br`), Buffer.alloc(bytes));
  }
  const build = { name: 'public-site', version: 'v1', contract: 1, pages: [], entry: 'main.js' };
  writeBuildRecord(folder, { ...build, styles: [], integrity: {}, ...record } as BuildRecord);
  return findOverweightScripts(folder);
}

it('lets a script be three percent above its budget, and no more', () => {
  expect(weigh({}, { 'main.js': Math.floor(entry * 1.03) })).toEqual([]);
  const tooMuch = Math.ceil(entry * 1.04);
  expect(weigh({}, { 'main.js': tooMuch })).toEqual([
    expect.stringContaining(`public-site: main.js takes ${tooMuch} bytes, ${entry} are allowed`),
  ]);
});

it('weighs all scripts of a page together, in each language', () => {
  const english = { 'public-site/src/home': ['1.js', '2.js'] };
  const german = {
    entry: 'de/main.js',
    chunks: { 'public-site/src/home': ['de/1.js', 'de/2.js'] },
  };
  const half = page / 2;
  const sizes = { 'main.js': 1, '1.js': half, '2.js': half, 'de/main.js': 1, 'de/1.js': half };
  const found = weigh(
    { chunks: english, translations: { de: german } },
    { ...sizes, 'de/2.js': half * 1.1 },
  );
  expect(found).toEqual([expect.stringContaining(`public-site/src/home takes ${page * 1.05}`)]);
});

/** Writes a home page that does not compress. */
function writeHome(folder: string, bytes: number): void {
  mkdirSync(join(set, 'pages', folder), { recursive: true });
  // Random bytes are not valid UTF-8. In base64, brotli compresses eight bits to six.
  const text = randomBytes(bytes).toString('base64');
  writeFileSync(join(set, 'pages', folder, 'index.html'), text);
}

it.each(['', 'de'])('weighs the home document below /%s', (folder) => {
  writeHome('', 1000);
  writeHome('de', 1000);
  expect(weighHomeDocument(set)).toEqual([]);
  writeHome(folder, homeDocument * 1.1);
  expect(weighHomeDocument(set)).toEqual([expect.stringContaining(`${homeDocument} are allowed`)]);
});
