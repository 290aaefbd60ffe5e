import { existsSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { recordKinds, searchEndpoint } from 'contract/review';
import type { SubmissionName } from 'contract/submissions';
import { segmentSize } from '../../../api/src/review/search/index/gram-blocks';
import { RecordSearchRepository } from '../../../api/src/review/search/record-search-repository';
import { readWords } from '../../../api/src/review/search/search-words';
import type { Config } from '../../../api/src/config';
import { openDatabase } from '../../../api/src/storage/database';
import { openSqlite } from '../../../api/src/storage/sqlite/sqlite-driver';
import { makeTimeOrderedId } from '../../../api/src/storage/time-ordered-id';
import { SubmissionRepository } from '../../../api/src/submissions/submission-repository';
import { median } from '../median';

const rowsPerCommit = 1000;
const firstNames = 'Anna Johanna Lukas Zoë Søren Adébáyọ̀ Maria Thomas Ngozi Ed Martha Jürgen'.split(
  ' ',
);
const lastNames = 'Hofer Müller Weiß Okafor Berger Gruber Kröll Egger Li Osei Mair Schwarz'.split(
  ' ',
);
const sentences = [
  'Grüß Gott! When does the mid-week service begin, and may I bring my children?',
  'We moved to Innsbruck last month and look for a choir.',
  'Please pray for my mother, who is in hospital since the 14th.',
  'Ist der Gottesdienst auch auf Deutsch, und gibt es einen Parkplatz?',
];
const pick = (from: readonly string[], number: number): string => from[number % from.length] ?? '';

/** A request for help as people write them; each has a number of its own in its name, mail and phone. */
const makeRequest = (number: number) => ({
  name: `${pick(firstNames, number)} ${pick(lastNames, Math.floor(number / 7))} ${number.toString(36)}`,
  email: `${pick(lastNames, number * 5).toLowerCase()}.${number}@example.org`,
  phone: `+43 664 ${String((number * 7919) % 10_000_000).padStart(7, '0')}`,
  category: 'other',
  message: `${pick(sentences, number)} ${pick(sentences, Math.floor(number / 3))}`,
});

/** The data folder, and the database where it is PostgreSQL. */
export type DataAddress = Pick<Config, 'dataDir' | 'databaseUrl'>;

/** Stores so many records. */
export async function fillSearch(
  where: DataAddress,
  size: number,
  kind: SubmissionName = 'welfare',
): Promise<void> {
  const database = await openDatabase(where);
  const repository = new SubmissionRepository(database, () => new Date(), makeTimeOrderedId);
  for (let stored = 0; stored < size; stored += rowsPerCommit) {
    const rows = Array.from({ length: rowsPerCommit }, (_, index) =>
      repository.stamp({ kind, body: makeRequest(stored + index) }),
    );
    await repository.storeAll(rows);
  }
  await database.destroy();
}

/** In milliseconds: a server that is busy indexes a million records in two minutes. */
const timeout = 15 * 60_000;

/**
 * Resolves when the server has indexed so many records, with the seconds that it took from now on. Rejects when that takes
 * too long.
 */
export async function awaitIndex(where: DataAddress, size: number): Promise<number> {
  const begun = performance.now();
  while ((await countIndexed(where)) < Math.floor(size / segmentSize)) {
    if (performance.now() - begun > timeout) throw new Error('The index was not built in time.');
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  return (performance.now() - begun) / 1000;
}

/** Segments of the index; none before the server has made its tables. */
async function countIndexed({ dataDir, databaseUrl }: DataAddress): Promise<number> {
  if (databaseUrl !== undefined) return countInPostgres(databaseUrl);
  const file = join(dataDir, 'search.sqlite');
  if (!existsSync(file)) return 0;
  const index = openSqlite(file, { readOnly: true, timeout: 5000 });
  const isThere = "select count(*) as count from sqlite_master where name = 'search_segments'";
  const count = (query: string) => (index.prepare(query)().rows as { count: number }[])[0]?.count;
  const segments = count(isThere) ? count('select count(*) as count from search_segments') : 0;
  index.close();
  return segments ?? 0;
}

async function countInPostgres(connectionString: string): Promise<number> {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    const { rows } = await client.query<{ count: string }>('select count(*) from search_segments');
    return Number(rows[0]?.count ?? 0);
  } catch (error) {
    if ((error as { code?: string }).code === '42P01') return 0;
    throw error;
  } finally {
    await client.end();
  }
}

/** What staff look for: something rare, frequent, short, in all places, and a person by three things. */
export const searches: Readonly<Record<string, readonly string[]>> = {
  'a rare name': ['zoe kkkk'],
  'a frequent name': ['johanna'],
  'a word of all messages': ['gottesdienst'],
  'two letters': ['li'],
  'what is nowhere': ['nobody at all'],
  'a telephone number': ['0664 1234567'],
  'a person': ['hofer.777777@example.org', '+43 664 7777777', 'Johanna Hofer'],
};

/** The median time until an answer has arrived, in milliseconds. @param post as staff (person-load.ts) */
export async function timeSearch(
  post: (path: string, body: object) => Promise<unknown>,
  words: readonly string[],
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const begun = performance.now();
    await post(searchEndpoint, { q: words });
    times.push(performance.now() - begun);
  }
  return median(times);
}

/** What going through everything takes, in milliseconds: what a search did before there was an index. */
export async function timeGoingThrough(where: DataAddress): Promise<number> {
  const database = await openDatabase(where, undefined, true);
  const repository = new RecordSearchRepository(database);
  const begun = performance.now();
  await repository.search([readWords('nobody at all')], recordKinds, () => true);
  const time = performance.now() - begun;
  await database.destroy();
  return time;
}
