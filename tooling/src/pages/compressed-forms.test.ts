import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { CompressedForms } from './compressed-forms';
import * as marked from './marked-brotli';
import * as plain from './precompress';

jest.mock('./marked-brotli', () => counting(jest.requireActual('./marked-brotli')));
jest.mock('./precompress', () => counting(jest.requireActual('./precompress')));

/** What a module offers, counted. */
function counting(offered: object) {
  const names = Object.entries(offered).map(([name, one]) => [
    name,
    typeof one === 'function' ? jest.fn(one as () => unknown) : (one as unknown),
  ]);
  return Object.fromEntries(names) as object;
}

let folder: string;
const [first, second] = ['da50e502714e', '0123456789ab'];
const compressings = () =>
  jest.mocked(marked.compressMarked).mock.calls.length +
  jest.mocked(plain.brotli).mock.calls.length;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'forms-'));
  for (const set of ['1', '2', '3']) mkdirSync(join(folder, set));
});
afterEach(() => rmSync(folder, { recursive: true }));

const read = (set: string, end: string) => readFileSync(join(folder, set, `page.html${end}`));

async function lay(set: string, text: string, ...[version, earlier]: [string?, string?]) {
  const before = earlier === undefined ? undefined : { folder: join(folder, '1') };
  const forms = new CompressedForms(version, before && { ...before, contentVersion: earlier });
  const path = join(folder, set, 'page.html');
  writeFileSync(path, text);
  await forms.lay('page.html', path, text);
  expect(brotliDecompressSync(read(set, '.br')).toString()).toBe(text);
  expect(gunzipSync(read(set, '.gz')).toString()).toBe(text);
}

const page = (version: string, word = 'same') =>
  `<html data-content="${version}">The ${word} page.`;

it('compresses nothing of a page that says the same in another version: the bytes are those of a new one', async () => {
  await lay('1', page(first), first);
  await lay('2', page(second), second);
  jest.clearAllMocks();
  await lay('3', page(second), second, first);
  expect(compressings()).toBe(0);
  for (const end of ['.br', '.gz']) expect(read('3', end)).toEqual(read('2', end));
});

it('compresses nothing of a file that names no version and says the same', async () => {
  await lay('1', 'The same.', first);
  jest.clearAllMocks();
  await lay('2', 'The same.', second, first);
  expect(compressings()).toBe(0);
  expect(read('2', '.br')).toEqual(read('1', '.br'));
});

it.each([
  ['says something else', () => undefined, page(second, 'other')],
  ['was damaged', () => writeFileSync(join(folder, '1/page.html.br'), 'no brotli'), page(second)],
  ['has lost its form', () => rmSync(join(folder, '1/page.html.br')), page(second)],
])('compresses a page anew where the earlier one %s', async (_what, spoil, text) => {
  await lay('1', page(first), first);
  spoil();
  await lay('2', text, second);
  await lay('3', text, second, first);
  expect(read('3', '.br')).toEqual(read('2', '.br'));
});

it('compresses as before what cannot be without a part of the version', async () => {
  await lay('1', first + '\u0001'.repeat(400), first);
  await lay('2', second + '\u0001'.repeat(400), second, first);
});
