import type { SubmissionName } from 'contract/submissions';
import { searchRecords } from 'contract/search-requests';
import type { Config } from '../../../api/src/config';
import { openDatabase } from '../../../api/src/storage/database';
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

/** A typical request for help; name, email and phone contain a unique number. */
const makeRequest = (number: number) => ({
  name: `${pick(firstNames, number)} ${pick(lastNames, Math.floor(number / 7))} ${number.toString(36)}`,
  email: `${pick(lastNames, number * 5).toLowerCase()}.${number}@example.org`,
  phone: `+43 664 ${String((number * 7919) % 10_000_000).padStart(7, '0')}`,
  category: 'other',
  // A character of two code units is the most expensive to fold.
  message: `${pick(sentences, number)} ${pick(sentences, Math.floor(number / 3))}${number % 50 === 0 ? ' 😀' : ''}`,
});

/** The data folder, and the database if it is PostgreSQL. */
export type DataAddress = Pick<Config, 'dataDir' | 'databaseUrl'>;

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

/** Searches of staff: rare, frequent and short words, words in all fields, and a person by three words. */
export const searches: Readonly<Record<string, readonly string[]>> = {
  'a rare name': ['zoe kkkk'],
  'a frequent name': ['johanna'],
  'a word of all messages': ['gottesdienst'],
  'two letters': ['li'],
  'what is nowhere': ['nobody at all'],
  'a telephone number': ['0664 1234567'],
  'a person': ['hofer.777777@example.org', '+43 664 7777777', 'Johanna Hofer'],
};

/**
 * The median response time in milliseconds.
 * @param post posts as staff (person-load.ts)
 */
export async function timeSearch(
  post: (path: string, body: object) => Promise<unknown>,
  words: readonly string[],
): Promise<number> {
  const times: number[] = [];
  for (let round = 0; round < 7; round++) {
    const begun = performance.now();
    await post(searchRecords.path, { q: words });
    times.push(performance.now() - begun);
  }
  return median(times);
}
