import fc from 'fast-check';
import { sql } from 'kysely';
import { foundPlaces, recordKinds } from 'contract/review';
import type { ReviewedRecord } from 'contract/review';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import {
  insertContacts,
  insertProfiles,
  skipTo,
} from '../../../testing/databases/searched-records';
import { CandidateQuery } from './index/candidates';
import { IndexReader } from './index/index-reader';
import { segmentSize } from './index/gram-blocks';
import { Indexer } from './index/indexer';
import { searchIndexOf } from './index/search-index';
import type { SearchIndex } from './index/search-index';
import { maxResults } from './ranked-records';
import { RecordSearchRepository } from './record-search-repository';
import { matchAny, readWords } from './search-words';
import { searchedTables } from './searched-tables';
import { TableReader } from './table-reader';

/** What people are called and write, in few variants: random words would never meet. */
const names = [
  'Anna Müller',
  'Ann Mueller',
  'Zoë Hofer',
  'Søren Weiß',
  'Ed Li',
  'Adébáyọ̀ Ọlá',
  '王小明',
  'Ma\u0308rta',
  'ΌΛΥΜΠΟΣ',
];
const texts = [
  'Grüße an alle',
  'Call 0664 123456',
  'a b c',
  'say "yes" \\ no\tor',
  '01',
  'q',
  'Ånäste 😀 end',
];
const phones = [
  '+43 664 123456',
  '0664/123456',
  '0043 (0)664 12 34 56',
  '345678',
  '+234 664 123456',
  '12',
  'none',
  '000001',
];
const dates = ['2001-05-01', '1999-12-31'];

const body = fc
  .record(
    {
      name: fc.constantFrom(...names),
      email: fc.constantFrom('Anna@Example.org', 'ed.li@example.org', 'x@y.at'),
      phone: fc.constantFrom(...phones),
      country: fc.constantFrom('Austria', 'Nigeria', 'Other'),
      dob: fc.constantFrom(...dates),
      amount: fc.constantFrom(1, 25.5, 101),
      message: fc.constantFrom(...texts),
    },
    { requiredKeys: ['name'] },
  )
  .map((fields) => JSON.stringify(fields));

const searchedText = fc.oneof(
  fc.constantFrom(
    ...names,
    ...texts,
    ...phones,
    ...dates,
    '01',
    '25.5',
    '\u0301\u0301',
    'li',
    'e l',
    'q a',
    'ü',
    'mueller',
    'MÜLLER ann',
    'soeren',
    'sch',
    'b a',
  ),
  fc
    .tuple(
      fc.constantFrom(...names, ...phones, ...texts),
      fc.nat(5),
      fc.integer({ min: 2, max: 7 }),
    )
    .map(([text, from, length]) => text.slice(from, from + length)),
  fc
    .tuple(fc.constantFrom(...names), fc.constantFrom(...texts, ...dates))
    .map((both) => both.join(' ')),
);
const searches = fc.array(
  searchedText.filter((text) => text.trim().length >= 2 && !text.includes('\0')),
  {
    minLength: 1,
    maxLength: 3,
  },
);

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let index: SearchIndex;
  let indexer: Indexer;
  beforeAll(async () => {
    test = await makeDatabase(kind);
    index = searchIndexOf(test.database, test.address);
    indexer = new Indexer(index, async () => undefined);
  });
  afterAll(async () => {
    await index.close();
    await test.remove();
  });

  /** All that there is, looked at one by one. */
  async function searchAll(queries: readonly string[]) {
    const matcher = matchAny(queries.map(readWords));
    const found = [];
    for (const { name, record } of searchedTables) {
      const { rows } = await sql<{
        record: string;
      }>`select ${record} as record from ${sql.table(name)}
        where quarantine is null order by seq desc`.execute(test.database);
      const ranked = rows
        .map((row) => JSON.parse(row.record) as ReviewedRecord)
        .map((one) => ({ one, rank: matcher.rankOf(one) ?? -1 }))
        .filter(({ rank }) => rank >= 0)
        .sort((a, b) => a.rank - b.rank);
      found.push(...ranked.slice(0, maxResults + 1));
    }
    found.sort((a, b) => a.rank - b.rank || (a.one.createdAt < b.one.createdAt ? 1 : -1));
    return {
      isCut: found.length > maxResults,
      ids: found.slice(0, maxResults).map(({ one, rank }) => `${foundPlaces[rank]} ${one._id}`),
    };
  }

  const expectAlike = async (queries: readonly string[]) => {
    const repository = new RecordSearchRepository(test.database, index);
    const { results, isCut } = await repository.search(
      queries.map(readWords),
      recordKinds,
      () => true,
    );
    const ids = results.map(({ record, foundIn }) => `${foundIn} ${record._id}`);
    expect({ isCut, ids }).toEqual(await searchAll(queries));
  };

  const randomBodies = (count: number, seed: number) => fc.sample(body, { numRuns: count, seed });
  const rareBodies = (word: string) => [`{"name":"Somebody","message":"${word} was here"}`];

  const checkAll = (seed: number) =>
    fc.assert(fc.asyncProperty(searches, expectAlike), { numRuns: 12, seed, endOnFailure: true });
  const change = (set: object, seqs: readonly number[]) =>
    test.database.updateTable('submissions').set(set).where('seq', 'in', seqs).execute();
  const countNotes = async () =>
    (await test.database.selectFrom('search_changes').selectAll().execute()).length;

  it('finds without an index what there is', async () => {
    await insertContacts(test.database, [...rareBodies('oldest'), ...randomBodies(240, 1)]);
    await skipTo(test.database, kind, segmentSize + 5);
    await insertContacts(test.database, [...randomBodies(40, 5), ...rareBodies('newest')]);
    await insertProfiles(test.database, randomBodies(60, 2));
    await checkAll(1);
  });

  it('finds the same with an index of the most of it', async () => {
    await indexer.run();
    const found = await index.find('submissions', [readWords('oldest')]);
    expect([...(found?.keys() ?? [])]).toEqual([0]);
    await checkAll(2);
  });

  it('finds what was changed, merged, hidden, put in quarantine or deleted as it is now', async () => {
    await change({ body: rareBodies('changed')[0] }, [10, 20, segmentSize + 9]);
    await change({ quarantine: 'honeypot' }, [1, 30, segmentSize + 12]);
    await change({ merged_into: 'other', hidden_at: 'now' }, [40]);
    await test.database.deleteFrom('submissions').where('seq', 'in', [2, 3, 4]).execute();
    expect(await countNotes()).toBe(9);
    for (const word of ['changed', 'oldest', 'newest']) await expectAlike([word]);
    await checkAll(3);
  });

  it('finds the same when the index has followed', async () => {
    await indexer.run();
    expect(await countNotes()).toBe(0);
    for (const word of ['changed', 'oldest', 'newest']) await expectAlike([word]);
    await checkAll(4);
  });

  it('finds the same when more records were changed than are read one by one', async () => {
    const source = 'submissions' as const;
    const notes = Array.from({ length: 5001 }, (_, seq) => ({ source, seq }));
    for (let at = 0; at < notes.length; at += 1000)
      await test.database
        .insertInto('search_changes')
        .values(notes.slice(at, at + 1000))
        .execute();
    await change({ body: rareBodies('many')[0] }, [11]);
    for (const word of ['many', 'changed', 'oldest']) await expectAlike([word]);
    const read = jest.spyOn(TableReader.prototype, 'readRecords');
    await expectAlike(['nowhere']);
    expect(read).not.toHaveBeenCalled();
    read.mockRestore();
    await test.database.deleteFrom('search_changes').where('seq', '<>', 11).execute();
  });

  it('asks the index for a few of many words, for none when nobody waits', async () => {
    const words = Array.from({ length: 40 }, (_, number) => `word${number}`).join(' ');
    expect(CandidateQuery.of([readWords(words)]).ranges.length).toBeLessThanOrEqual(8 * 6);
    expect(await index.find('submissions', [readWords('anna')], () => false)).toBeUndefined();
  });

  it('reads no more of a word than tells that no record has it', async () => {
    const read = jest.spyOn(IndexReader.prototype, 'readBlocks');
    await expectAlike(['xyzzyplughfoo']);
    const asked = read.mock.calls.filter(([, segments]) => segments.length > 0);
    expect(asked.length).toBeGreaterThan(0);
    for (const [, , ranges] of asked) expect(ranges.length).toBeLessThanOrEqual(2);
    read.mockRestore();
  });

  it('finds what was released from quarantine, or changed once more, before and after', async () => {
    await change({ quarantine: null }, [1]);
    await change({ body: rareBodies('again')[0] }, [10]);
    for (const _round of [1, 2]) {
      for (const word of ['changed', 'oldest', 'again']) await expectAlike([word]);
      await indexer.run();
    }
  });
});
