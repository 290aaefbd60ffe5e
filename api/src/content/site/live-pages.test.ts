import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AssembledPage, LivePage } from './live-pages';
import { LivePages } from './live-pages';

let siteDir: string;
let reads: string[];
let isBroken: boolean;
beforeEach(() => {
  siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  reads = [];
  isBroken = false;
});
afterEach(() => rmSync(siteDir, { recursive: true }));

const layOut = (file: string, text: string) => {
  mkdirSync(join(siteDir, file, '..'), { recursive: true });
  writeFileSync(join(siteDir, file), text);
};
const english = 'sets/1/pages/more/live/index.html';
const german = 'sets/1/pages/de/more/live/index.html';

const page: LivePage<string> = {
  path: '/more/live',
  effort: 'quick',
  read: async ({ html, language, readBeside }: AssembledPage) => {
    reads.push(language);
    if (isBroken) throw new Error('planted');
    return `${html} ${language} ${await readBeside('beside.txt')}`;
  },
  fill: async (known, query) => `${known} ${String(query)}`,
};

it('reads once what never changes of a page, in each language, and fills it for each visitor', async () => {
  layOut(english, 'Hello');
  layOut(german, 'Hallo');
  layOut('sets/1/beside.txt', 'beside');
  const pages = new LivePages(siteDir).add({ ...page, path: '/more' }).add(page);
  const filled = [];
  for (const [path, query] of [
    [english, 1],
    [german, 2],
    [english, 3],
  ] as const)
    filled.push((await pages.fill(path, query))?.page);
  expect(filled).toEqual(['Hello en beside 1', 'Hallo de beside 2', 'Hello en beside 3']);
  expect(reads).toEqual(['en', 'de']);
});

it('leaves all other files as they are, and a page that is not there', async () => {
  const pages = new LivePages(siteDir).add(page);
  expect(await pages.fill('sets/1/pages/index.html', {})).toBeUndefined();
  expect(await pages.fill(english, {})).toBeUndefined();
});

it('reads again after a fault', async () => {
  layOut(english, 'Hello');
  const pages = new LivePages(siteDir).add(page);
  isBroken = true;
  await expect(pages.fill(english, 1)).rejects.toThrow('planted');
  isBroken = false;
  expect((await pages.fill(english, 1))?.page).toBe('Hello en undefined 1');
});

it('compresses a page once while readers of another language come in between', async () => {
  layOut(english, 'Hello');
  layOut(german, 'Hallo');
  const pages = new LivePages(siteDir).add(page);
  const encode = async (path: string) => {
    const filled = await pages.fill(path, 'same');
    return filled?.encodings.encode(filled.page, 'br');
  };
  const first = await encode(english);
  expect(await encode(german)).not.toBe(first);
  expect((await encode(english))?.bytes).toBe(first?.bytes);
});
