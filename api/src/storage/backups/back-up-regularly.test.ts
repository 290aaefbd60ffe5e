import type { FastifyInstance } from 'fastify';
import { makeLog } from '../../http/errors/error-log';
import { makeServer } from '../../http/make-server';
import { backUpRegularly } from './back-up-regularly';
import type { BackupFolder } from './backup-folder';

const hour = 3_600_000;
/** The timers that the server and the test need, which stay real. */
const realTimers = ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] as const;

let app: FastifyInstance;
let logged: string[];
/** The times of the backups that were made. */
let made: Date[];
let isDiskFull: boolean;

beforeEach(async () => {
  jest.useFakeTimers({ now: new Date('2026-03-01T02:00:00Z'), doNotFake: [...realTimers] });
  logged = [];
  made = [];
  isDiskFull = false;
  const log = makeLog({ write: (line) => void logged.push(line) });
  app = await makeServer(log, () => new Date());
});
afterEach(async () => {
  await app.close();
  jest.useRealTimers();
});

const backups = {
  findLast: async () => made.at(-1),
  add: async (time: Date) => {
    if (isDiskFull) throw Object.assign(new Error('no room for Ada'), { code: 'ENOSPC' });
    made.push(time);
  },
} as unknown as BackupFolder;

/** Starts the backups as a server does that begins to listen. */
async function start(): Promise<void> {
  backUpRegularly(app, backups, () => new Date());
  await app.listen({ host: '127.0.0.1', port: 0 });
  await passHours(0);
}

/** Advances the clock hour by hour, so that work which begins within an hour also ends within it. */
async function passHours(hours: number): Promise<void> {
  await settle();
  for (let passed = 0; passed < hours; passed++) {
    jest.advanceTimersByTime(hour);
    await settle();
  }
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

it('makes one at the start when there is none, and one a day from then on', async () => {
  await start();
  expect(made).toHaveLength(1);
  await passHours(23);
  expect(made).toHaveLength(1);
  await passHours(1);
  expect(made).toHaveLength(2);
  await passHours(48);
  expect(made).toHaveLength(4);
});

it.each([
  [23, 1],
  [24, 2],
])('has, when it starts %d hours after the last backup, made %d', async (hours, count) => {
  made = [new Date(Date.now() - hours * hour)];
  await start();
  expect(made).toHaveLength(count);
});

it('tries again each hour when one fails, and logs that once, without its content', async () => {
  isDiskFull = true;
  await start();
  await passHours(5);
  expect(logged).toHaveLength(1);
  expect(logged[0]).toContain('ENOSPC');
  expect(logged[0]).not.toContain('Ada');
  isDiskFull = false;
  await passHours(1);
  expect(made).toHaveLength(1);
  isDiskFull = true;
  await passHours(24);
  expect(logged).toHaveLength(2);
});

it('makes none after the end', async () => {
  await start();
  await app.close();
  await passHours(48);
  expect(made).toHaveLength(1);
});
