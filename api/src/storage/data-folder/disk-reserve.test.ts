import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DiskReserve } from './disk-reserve';

const megabyte = 2 ** 20;
const goOn = new AbortController().signal;

let folder: string;
let space: { total: number; free: number };
let reserve: DiskReserve;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'church-reserve-'));
  space = { total: 100_000 * megabyte, free: 50_000 * megabyte };
  reserve = new DiskReserve(folder, () => space);
});
afterEach(() => rmSync(folder, { recursive: true }));

const file = () => join(folder, 'reserve');
const blockSize = 512;

it('allocates its blocks on the disk, readable by its owner only', async () => {
  await reserve.make(goOn);
  const { size, blocks, mode } = statSync(file());
  expect(size).toBe(16 * megabyte);
  expect(blocks * blockSize).toBeGreaterThanOrEqual(size);
  expect(mode & 0o777).toBe(0o600);
});

it('is smaller on a small disk', async () => {
  space = { total: 16 * megabyte, free: 10 * megabyte };
  await reserve.make(goOn);
  expect(statSync(file()).size).toBe(megabyte);
});

it('is let go when the disk is full, and made again when there is room for twice as much', async () => {
  await reserve.make(goOn);
  expect(reserve.look()).toBe(false);
  space.free = (16 * megabyte) / 2 - 1;
  expect(reserve.look()).toBe(true);
  expect(existsSync(file())).toBe(false);
  space.free = 32 * megabyte - 1;
  await reserve.make(goOn);
  expect(reserve.isFull).toBe(true);
  expect(existsSync(file())).toBe(false);
  space.free = 32 * megabyte;
  await reserve.make(goOn);
  expect(reserve.isFull).toBe(false);
  expect(statSync(file()).size).toBe(16 * megabyte);
});

it('is finished when a killed process left only a part of it', async () => {
  const stopped = new AbortController();
  stopped.abort();
  await reserve.make(stopped.signal);
  expect(statSync(file()).size).toBe(0);
  await reserve.make(goOn);
  expect(statSync(file()).size).toBe(16 * megabyte);
});
