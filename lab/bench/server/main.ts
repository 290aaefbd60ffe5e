import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startChild } from './child-server';
import { timeForgot } from './forgot-times';
import { compareEncrypted } from './encrypted-load';
import { fillLists, logIn, timeList } from './list-load';
import { measureQueued } from './mail-load';
import { describeFigures, meetsGoal } from '../figures';
import type { Figure } from '../figures';
import { median } from '../median';
import { loadWithPosts } from './post-load';
import type { Throughput } from './post-load';
import { fillSearch, searches, timeSearch } from './search-load';
import { fillPeople, logInAs, timePeople } from './person-load';
import { ended } from '../../../api/testing/child-process';
import { startPostgres } from '../../../api/testing/databases/throw-away-postgres';
import { fillToday, timeToday } from './today-load';
import { countRegistrations, loadSteadily } from './steady-load';

/** The load that other products were measured with: 5,040 people who register within a minute. */
const everyone = { perSecond: 84, seconds: 60 };

const builtServer = join(import.meta.dirname, '../../../api/dist/main.js');
const bareServer = join(import.meta.dirname, 'bare-server.ts');
const folder = mkdtempSync(join(tmpdir(), 'church-bench-'));
const admin = { email: 'bench@example.org', password: 'only for this measurement' };
const startApi = (
  name: string,
  environment: Readonly<Record<string, string>> = {},
  nodeOptions: readonly string[] = [],
) =>
  startChild([process.execPath, ...nodeOptions, builtServer], {
    ...environment,
    NODE_ENV: 'production',
    DATA_DIR: join(folder, name),
    ADMIN_EMAIL: admin.email,
    ADMIN_PASSWORD: admin.password,
    TRUSTED_PROXY: '127.0.0.1',
  });
const startBare = () =>
  startChild([process.execPath, '--import', 'tsx', bareServer, join(folder, 'bare.log')], {});

/** Each server is loaded for ten seconds, in alternating runs of two, because the machine's speed varies. */
async function measurePosts(): Promise<Figure[]> {
  const [bare, api] = [await startBare(), await startApi('posts')];
  for (const { url } of [bare, api]) await loadWithPosts(url, 3);
  const turns: { limit: Throughput; ours: Throughput }[] = [];
  for (let turn = 0; turn < 5; turn++) {
    const limit = await loadWithPosts(bare.url, 2);
    turns.push({ limit, ours: await loadWithPosts(api.url, 2) });
  }
  const memory = api.residentMiB();
  await Promise.all([bare.stop(), api.stop()]);

  const each = (value: (turn: (typeof turns)[number]) => number) => median(turns.map(value));
  return [
    {
      name: 'bare grouped fdatasync',
      value: each(({ limit }) => limit.perSecond),
      unit: 'posts/s',
    },
    {
      name: 'durable posts, 50 connections',
      value: each(({ ours }) => ours.perSecond),
      unit: 'posts/s',
    },
    {
      name: 'ratio to the bare server',
      value: each(({ limit, ours }) => ours.perSecond / limit.perSecond),
      goal: { atLeast: 0.5 },
    },
    {
      name: '99 of 100 answered within',
      value: each(({ ours }) => ours.p99),
      unit: 'ms',
      goal: { atMost: 50 },
    },
    {
      name: 'posts not answered 201',
      value: turns.reduce((sum, { ours }) => sum + ours.failures, 0),
      goal: { atMost: 0 },
    },
    { name: 'memory after the posts', value: memory, unit: 'MiB' },
    { name: 'start to first line', value: api.startMs, unit: 'ms' },
  ];
}

async function measureLists(): Promise<Figure[]> {
  const sizes = { enquiry: 10_000, contact: 100_000 };
  await fillLists(join(folder, 'lists'), sizes);
  // The young generation is limited to 32 MiB: by default Node 24 uses up to 128, however long the list is.
  const api = await startApi('lists', {}, ['--max-semi-space-size=16']);
  const cookie = await logIn(api.url, admin);
  const short = await timeList(api.url, cookie, 'enquiry', sizes.enquiry);
  const shortPeak = api.peakMiB();
  const long = await timeList(api.url, cookie, 'contact', sizes.contact);
  const packed = await timeList(api.url, cookie, 'contact', sizes.contact, 'br');
  const peakRatio = api.peakMiB() / shortPeak;
  const memory = api.residentMiB();
  await api.stop();
  return [
    { name: 'list of 10,000 rows', value: short, unit: 's' },
    { name: 'list of 100,000 rows', value: long, unit: 's', goal: { atMost: 0.4 } },
    { name: 'the same as Brotli', value: packed, unit: 's' },
    {
      name: 'peak memory, ten times the rows',
      value: peakRatio,
      unit: 'x',
      goal: { atMost: 1.5 },
    },
    { name: 'memory after the lists', value: memory, unit: 'MiB' },
    { name: 'start with 110,000 rows', value: api.startMs, unit: 'ms' },
  ];
}

async function measureSteady(): Promise<Figure[]> {
  const all = everyone.perSecond * everyone.seconds;
  const api = await startApi('steady');
  const { acknowledged, p99, slowest } = await loadSteadily(api.url, everyone);
  await api.stop();
  const stored = await countRegistrations(join(folder, 'steady'));
  const load = `${everyone.perSecond} registrations/s, ${everyone.seconds} s`;
  return [
    { name: `${load}: not answered 201`, value: all - acknowledged, goal: { atMost: 0 } },
    { name: '- not stored once', value: Math.abs(all - stored), goal: { atMost: 0 } },
    { name: '- 99 of 100, from when it was due', value: p99, unit: 'ms', goal: { atMost: 150 } },
    { name: '- the slowest of them', value: slowest, unit: 'ms' },
  ];
}

async function measureForgot(): Promise<Figure[]> {
  const api = await startApi('forgot');
  const { known, unknown } = await timeForgot(api.url);
  await api.stop();
  return [
    {
      name: 'forgot: known to unknown address, from 1',
      value: Math.abs(known / unknown - 1),
      goal: { atMost: 0.1 },
      from: `${known.toFixed(1)} : ${unknown.toFixed(1)} ms`,
    },
  ];
}

/** Records of ten years of a church of a thousand people. */
const records = 30_000;

async function measureSearch(name: string, databaseUrl?: string): Promise<Figure[]> {
  const where = { dataDir: join(folder, `search of ${name}`), ...(databaseUrl && { databaseUrl }) };
  await fillSearch(where, records / 2, 'contact');
  await fillSearch(where, records / 2, 'welfare');
  const api = await startApi(`search of ${name}`, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  const post = await logInAs(api.url, admin);
  const times: Figure[] = [];
  for (const [what, words] of Object.entries(searches)) {
    const value = await timeSearch(post, words);
    times.push({ name: `${name}: search, ${what}`, value, unit: 'ms', goal: { atMost: 300 } });
  }
  await api.stop();
  return times;
}

async function measureEncrypted(): Promise<Figure[]> {
  const { first, then, search } = await compareEncrypted(folder, startApi, admin);
  const goal = { atMost: 1.5 };
  return [
    { name: 'list, encrypted, the first time', value: first, unit: 'x' },
    { name: 'list, encrypted to not', value: then, unit: 'x', goal },
    { name: 'searches, the same', value: search, unit: 'x', goal },
  ];
}

/** Measures one person among many records, half of which have notes. */
async function measurePerson(name: string, databaseUrl?: string): Promise<Figure[]> {
  const where = { dataDir: join(folder, name), ...(databaseUrl && { databaseUrl }) };
  await fillPeople(where, records);
  const api = await startApi(name, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  const times = Object.entries(await timePeople(api.url, admin));
  await api.stop();
  const goal = { atMost: 1000 };
  return times.map(([what, value]) => ({
    name: `${name}: ${what} a person`,
    value,
    unit: 'ms',
    goal,
  }));
}

/** Measures the list of open work while all records are open. */
async function measureToday(name: string, databaseUrl?: string): Promise<Figure[]> {
  const folderName = `today of ${name}`;
  const where = { dataDir: join(folder, folderName), ...(databaseUrl && { databaseUrl }) };
  await fillToday(where, records);
  const api = await startApi(folderName, databaseUrl ? { DATABASE_URL: databaseUrl } : {});
  const times = Object.entries(await timeToday(api.url, admin, records));
  await api.stop();
  const goal = { atMost: 300 };
  return times.map(([what, value]) => ({
    name: `${name}: Today, ${what}`,
    value,
    unit: 'ms',
    goal,
  }));
}

/** Measures on both databases. */
async function onBoth(
  measure: (name: string, databaseUrl?: string) => Promise<Figure[]>,
): Promise<Figure[]> {
  const figures = await measure('SQLite');
  const postgres = await startPostgres();
  return [...figures, ...(await ended(measure('PostgreSQL', postgres.url), postgres.stop))];
}

try {
  const parts = {
    measurePosts,
    measureSteady,
    measureMails: () => measureQueued(folder, startApi),
    measureLists,
    measureForgot,
    measureSearch: () => onBoth(measureSearch),
    measureEncrypted,
    measurePerson: () => onBoth(measurePerson),
    measureToday: () => onBoth(measureToday),
  };
  const figures: Figure[] = [];
  // `npm run lab -- bench search` measures one part alone.
  const asked = Object.entries(parts).filter(([name]) =>
    name.toLowerCase().endsWith(process.argv[2] ?? ''),
  );
  if (asked.length === 0) throw new Error(`The parts are ${Object.keys(parts).join(', ')}.`);
  for (const [, measure] of asked) figures.push(...(await measure()));
  process.stdout.write(`${describeFigures(figures).join('\n')}\n`);
  process.exitCode = figures.every(meetsGoal) ? 0 : 1;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.stack?.slice(0, 2000) : String(error)}\n`);
  process.exitCode = 1;
} finally {
  rmSync(folder, { recursive: true, force: true });
  process.exit();
}
