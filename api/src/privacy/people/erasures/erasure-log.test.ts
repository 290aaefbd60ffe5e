import { mkdtempSync, readFileSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ErasureLog } from './erasure-log';

let dataDir: string;
let keyFile: string;
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'erasure-log-'));
  keyFile = join(dataDir, 'erasures.key');
});
afterEach(() => rmSync(dataDir, { recursive: true, force: true }));

const erasure = { id: 'one', at: '2026-03-01T10:00:00.000Z', digests: ['x'] };
const digestOf = async (log = new ErasureLog(dataDir)) => (await log.digester()).ofRecord('a');

it('makes one key, whoever asks at once, and leaves nothing beside it', async () => {
  const digests = await Promise.all(Array.from({ length: 10 }, () => digestOf()));
  expect(new Set(digests).size).toBe(1);
  expect(await digestOf()).toBe(digests[0]);
  expect(readdirSync(dataDir)).toEqual(['erasures.key']);
  expect(statSync(keyFile).mode & 0o777).toBe(0o600);
});

it('makes it anew where a crash left none of its bytes and nothing was logged', async () => {
  writeFileSync(keyFile, '');
  await digestOf();
  expect(readFileSync(keyFile)).toHaveLength(32);
});

it.each([
  ['missing', () => rmSync(keyFile)],
  ['damaged', () => writeFileSync(keyFile, '')],
  ['damaged', () => writeFileSync(keyFile, 'x'.repeat(31))],
])('makes no other one for a log whose key is %s, until it is put back', async (state, harm) => {
  const before = await digestOf();
  const key = readFileSync(keyFile);
  const log = new ErasureLog(dataDir);
  await log.add(erasure);
  harm();
  await expect(digestOf(log)).rejects.toThrow(`erasures.key is ${state}`);
  writeFileSync(keyFile, key);
  expect(await digestOf(log)).toBe(before);
});

it('keeps a damaged key although nothing was logged', async () => {
  writeFileSync(keyFile, 'x'.repeat(31));
  await expect(digestOf()).rejects.toThrow('erasures.key is damaged');
  expect(readFileSync(keyFile)).toHaveLength(31);
});

it('reads the lines between those that say nothing', async () => {
  const log = new ErasureLog(dataDir);
  writeFileSync(join(dataDir, 'erasures.log'), '{"id":"torn');
  await log.add(erasure);
  expect(await log.read()).toEqual({ erasures: [erasure], unreadable: 1 });
});
