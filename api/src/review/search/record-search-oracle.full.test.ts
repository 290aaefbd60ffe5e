import fc from 'fast-check';
import { sql } from 'kysely';
import { recordKinds } from 'contract/review';
import { foundPlaces } from 'contract/search-requests';
import type { ReviewedRecord } from 'contract/review';
import { databaseKinds, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { insertContacts, insertProfiles } from '../../../testing/databases/searched-records';
import { RecordSearchRepository } from './record-search-repository';
import { makeAnySearchRanker, readWords } from './search-words';
import { SearchedRecord } from './searched-record';
import { maxResults, searchedTables } from './table-search';

/** A few variants of names and texts: random words would never match. */
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
  beforeAll(async () => {
    test = await makeDatabase(kind);
  });
  afterAll(() => test.remove());

  /** Searches all records one by one, as the reference implementation. */
  async function searchAll(queries: readonly string[]) {
    const rankOf = makeAnySearchRanker(queries.map(readWords));
    const found = [];
    for (const { name, record } of searchedTables) {
      const { rows } = await sql<{
        record: string;
      }>`select ${record} as record from ${sql.table(name)}
        where quarantine is null order by seq desc`.execute(test.database);
      const ranked = rows
        .map((row) => JSON.parse(row.record) as ReviewedRecord)
        .map((one) => ({ one, rank: rankOf(searchedOf(one)) ?? -1 }))
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
    const repository = new RecordSearchRepository(test.database);
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

  it('finds what there is, in several pieces', async () => {
    await insertContacts(test.database, [...rareBodies('oldest'), ...randomBodies(240, 1)]);
    await insertContacts(test.database, randomBodies(300, 3));
    await insertContacts(test.database, [...randomBodies(40, 5), ...rareBodies('newest')]);
    await insertProfiles(test.database, randomBodies(60, 2));
    for (const word of ['oldest', 'newest']) await expectAlike([word]);
    await checkAll(1);
  });

  it('finds what was changed, merged, hidden, put in quarantine or deleted as it is now', async () => {
    await change({ body: rareBodies('changed')[0] }, [10, 20, 509]);
    await change({ quarantine: 'honeypot' }, [1, 30, 512]);
    await change({ merged_into: 'other', hidden_at: 'now' }, [40]);
    await test.database.deleteFrom('submissions').where('seq', 'in', [2, 3, 4]).execute();
    for (const word of ['changed', 'oldest', 'newest']) await expectAlike([word]);
    await checkAll(3);
  });
});

/** The fields that were sent, without those that the server added. */
const searchedOf = ({
  _id,
  createdAt: _createdAt,
  updatedAt: _updatedAt,
  __v,
  mergedInto: _mergedInto,
  isHidden: _isHidden,
  isAdmin: _isAdmin,
  ...sent
}: ReviewedRecord) => new SearchedRecord(_id, JSON.stringify(sent));
