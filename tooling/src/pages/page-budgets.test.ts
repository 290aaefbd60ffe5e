import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { writeBuildRecord } from '../build-record';
import type { BuildRecord } from '../build-record';
import { checkHomeDocument, weighBuild } from './page-budgets';

const set = mkdtempSync(join(tmpdir(), 'page-budgets-'));
afterAll(() => rmSync(set, { recursive: true }));

/** Writes a build as far as it is weighed, and says what is too heavy. */
function weigh(record: Partial<BuildRecord>, sizes: Readonly<Record<string, number>>) {
  const folder = mkdtempSync(join(set, 'build-'));
  for (const [file, bytes] of Object.entries(sizes)) {
    mkdirSync(join(folder, 'client/de'), { recursive: true });
    writeFileSync(join(folder, 'client', `${file}.br`), Buffer.alloc(bytes));
  }
  const build = { name: 'public-site', version: 'v1', contract: 1, pages: [], entry: 'main.js' };
  writeBuildRecord(folder, { ...build, styles: [], integrity: {}, ...record } as BuildRecord);
  return weighBuild(folder);
}

it.each([
  ['within its budget', 9_500, []],
  ['by less than three percent above it', 9_780, []],
  [
    'by more than that above it',
    9_790,
    [expect.stringContaining('public-site: main.js takes 9790 bytes, 9500 are allowed')],
  ],
])('weighs a script %s', (_what, bytes, found) => {
  expect(weigh({}, { 'main.js': bytes })).toEqual(found);
});

it('weighs all scripts of a page together, and allows for more letters in German', () => {
  const pages = { 'public-site/src/home': ['1.js', '2.js'] };
  const german = {
    entry: 'de/main.js',
    chunks: { 'public-site/src/home': ['de/1.js', 'de/2.js'] },
  };
  const sizes = { 'main.js': 1, '1.js': 5_650, '2.js': 5_650, 'de/main.js': 1 };
  expect(
    weigh(
      { chunks: pages, translations: { de: german } },
      { ...sizes, 'de/1.js': 5_650, 'de/2.js': 5_650 },
    ),
  ).toEqual([expect.stringContaining('public-site/src/home takes 11300 bytes, 10900 are allowed')]);
});

it('asks for what is loaded where it is used to be loaded apart', () => {
  expect(weigh({ name: 'admin-console' }, { 'main.js': 1 })).toEqual([
    expect.stringContaining('admin-console/src/website/rich-editor/rich-editor takes 0 bytes'),
  ]);
});

/** A home page that no compression makes smaller. */
function writeHome(folder: string, bytes: number): void {
  mkdirSync(join(set, 'pages', folder), { recursive: true });
  // A byte that is no letter in UTF-8 would be read as another text.
  const text = randomBytes(bytes).toString('base64').slice(0, bytes);
  writeFileSync(join(set, 'pages', folder, 'index.html'), text);
}

it.each([
  ['en', ''],
  ['de', 'de'],
])('holds the home document in %s to one round trip', (language, folder) => {
  writeHome('', 1000);
  writeHome('de', 1000);
  checkHomeDocument(set);
  // Of a text in base64, brotli leaves six bits of eight.
  writeHome(folder, 18_300);
  checkHomeDocument(set);
  writeHome(folder, 18_800);
  expect(() => checkHomeDocument(set)).toThrow(
    new RegExp(`\\(${language}\\) takes 14\\d{3} bytes, 14000 are allowed`),
  );
});
