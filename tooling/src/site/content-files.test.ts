import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { ContentFiles } from './content-files';

let folder: string;
let content: ContentFiles;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  content = new ContentFiles(folder);
});
afterEach(() => rmSync(folder, { recursive: true }));

const files = new Map([
  ['home.json', '{"a":1}'],
  ['de/home.json', '{"b":1}'],
]);

it('lays the compressed forms beside each file', async () => {
  await content.add('1', files);
  const german = join(folder, '1/de/home.json');
  expect(readFileSync(german, 'utf8')).toBe('{"b":1}');
  expect(brotliDecompressSync(readFileSync(`${german}.br`)).toString()).toBe('{"b":1}');
  expect(gunzipSync(readFileSync(`${german}.gz`)).toString()).toBe('{"b":1}');
});

it('leaves files alone that are there, and replaces what a power cut has left of them', async () => {
  await content.add('1', files);
  const [whole, half] = [join(folder, '1/home.json'), join(folder, '1/de/home.json.br')];
  const { ino } = statSync(whole);
  const compressed = readFileSync(half);
  writeFileSync(half, '');
  await content.add('1', files);
  expect(statSync(whole).ino).toBe(ino);
  expect(readFileSync(half)).toEqual(compressed);
  expect(readdirSync(join(folder, '1/de'))).toHaveLength(3);
});

it('keeps the versions that are shown, and nothing of what was taken down before', async () => {
  for (const version of ['1', '2', '3']) await content.add(version, files);
  content.removeOthers(['1', '3']);
  expect(readdirSync(folder).sort()).toEqual(['1', '3']);
});

it('links what is the same in the version that is shown, and nothing else', async () => {
  await content.add('1', files);
  await content.add('2', new Map([...files, ['home.json', '{"a":2}']]), '1');
  const inode = (file: string) => statSync(join(folder, file)).ino;
  for (const file of ['de/home.json', 'de/home.json.br', 'de/home.json.gz'])
    expect(inode(`2/${file}`)).toBe(inode(`1/${file}`));
  expect(readFileSync(join(folder, '2/home.json'), 'utf8')).toBe('{"a":2}');
  expect(readFileSync(join(folder, '1/home.json'), 'utf8')).toBe('{"a":1}');
});

it('completes what a killed publication has linked in part', async () => {
  await content.add('1', files);
  await content.add('2', files, '1');
  const half = join(folder, '2/home.json.br');
  rmSync(half);
  await content.add('2', files, '1');
  expect(brotliDecompressSync(readFileSync(half)).toString()).toBe('{"a":1}');
});
