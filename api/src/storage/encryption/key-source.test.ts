import {
  chmodSync,
  chownSync,
  lstatSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  symlinkSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { formatDataKey, makeDataKey } from './data-key';
import { KeySource } from './key-file';

const key = makeDataKey();
const draftEnd = '.00000000-0000-4000-8000-000000000000';

let folder: string;
let file: string;
let lines: string[];
let source: KeySource;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'key-source-'));
  file = join(folder, 'data.key');
  lines = [];
  source = sourceOf(file);
  await source.make();
  await source.write([key]);
});
afterEach(() => rmSync(folder, { recursive: true }));

const sourceOf = (dataKeyFile: string) =>
  new KeySource({ dataDir: join(folder, 'data'), dataKeyFile }, (line) => lines.push(line));

it('closes a file that is open to others, and says so', async () => {
  chmodSync(file, 0o644);
  await source.tidy();
  expect(statSync(file).mode & 0o777).toBe(0o600);
  await source.tidy();
  expect(lines).toEqual([expect.stringContaining(file)]);
});

it('removes drafts with keys in them that a killed process left, and no others', async () => {
  const old = new Date(Date.now() - 3_600_000);
  for (const name of [`data.key${draftEnd}`, `other${draftEnd}`, 'data.key.copy']) {
    writeFileSync(join(folder, name), 'keys');
    utimesSync(join(folder, name), old, old);
  }
  const young = `data.key${draftEnd.replace('4000', '4001')}`;
  writeFileSync(join(folder, young), 'keys');
  await source.tidy();
  const left = ['data.key', 'data.key.copy', `other${draftEnd}`];
  expect(readdirSync(folder).sort()).toEqual([...left, young].sort());
});

it('leaves a link to the file a link', async () => {
  const link = join(folder, 'link');
  symlinkSync(file, link);
  const linked = sourceOf(link);
  const newer = makeDataKey();
  await linked.write([newer, key]);
  expect(lstatSync(link).isSymbolicLink()).toBe(true);
  expect(source.read()?.[0]).toEqual(newer);
});

it('leaves the file to its owner where root writes it', async () => {
  const isRoot = process.getuid?.() === 0;
  if (isRoot) chownSync(file, 12_345, 12_346);
  const { uid, gid } = statSync(file);
  await source.write([key]);
  expect(statSync(file)).toMatchObject({ uid, gid });
});

it('says once that a file cannot be read again, and reads it once it can', () => {
  writeFileSync(file, 'half a key');
  expect([source.readAgain(), source.readAgain()]).toEqual([undefined, undefined]);
  expect(lines).toHaveLength(1);
  expect(lines[0]).not.toContain('half');
  writeFileSync(file, formatDataKey(key));
  expect(source.readAgain()).toEqual([key]);
});
