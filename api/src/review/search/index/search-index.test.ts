import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import { recordKinds } from 'contract/review';
import { storedPlain } from '../../../../testing/databases/stored-plain';
import { databaseKinds, makeDatabase } from '../../../../testing/databases/databases';
import type { TestDatabase } from '../../../../testing/databases/databases';
import { insertContacts, skipTo } from '../../../../testing/databases/searched-records';
import type { Database } from '../../../storage/database';
import { RecordSearchRepository } from '../record-search-repository';
import { readWords } from '../search-words';
import { segmentSize } from './gram-blocks';
import { GramThread } from './gram-thread';
import { WritingEnded } from './index-writer';
import type { IndexWriter } from './index-writer';
import { Indexer } from './indexer';
import { searchIndexOf } from './search-index';
import type { SearchIndex } from './search-index';

const noRest = () => Promise.resolve();

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let index: SearchIndex;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    index = searchIndexOf(test.database, test.address);
    await insertContacts(test.database, ['{"name":"Ruth"}', '{"name":"Ida"}']);
    await skipTo(test.database, kind, segmentSize);
    await insertContacts(test.database, ['{"name":"Zoë"}']);
  });
  afterEach(async () => {
    await index.close();
    await test.remove();
  });

  const update = () => new Indexer(index, noRest).run();

  /** The positions of the records in the first segment that may have the word; undefined where it is not indexed. */
  async function askFor(word: string, asked = index): Promise<number[] | undefined> {
    const bits = (await asked.find('submissions', [readWords(word)]))?.get(0)?.at(-1);
    if (bits === undefined) return undefined;
    return [...bits].flatMap((word16, at) =>
      Array.from({ length: 16 }, (_, bit) => at * 16 + bit).filter(
        (position) => (word16 >> (position % 16)) & 1,
      ),
    );
  }

  /** Does something with a writer as this process would after a start. */
  async function withWriter<Result>(
    work: (writer: IndexWriter, main: Database) => Promise<Result>,
  ): Promise<Result> {
    const results: Result[] = [];
    await index.write(async (main, writer) => void results.push(await work(writer, main)));
    return results[0] as Result;
  }

  it('knows nothing before it is built, and what is full from then on', async () => {
    expect(await askFor('ruth')).toBeUndefined();
    await update();
    expect(await askFor('ruth')).toEqual([1]);
    expect(await askFor('id')).toEqual([2]);
    expect(await askFor('zoe')).toEqual([]);
  });

  it('is there again after a restart, once it was compared with the records', async () => {
    await update();
    const next = searchIndexOf(test.database, test.address);
    expect(await askFor('ruth', next)).toBeUndefined();
    const read = jest.fn(noRest);
    await new Indexer(next, read).run();
    expect(await askFor('ruth', next)).toEqual([1]);
    expect(read).not.toHaveBeenCalled();
    await next.close();
  });

  it('forgets what was changed before it is made anew, and knows it', async () => {
    await update();
    const body = storedPlain('{"name":"Naomi"}');
    await test.database.updateTable('submissions').set({ body }).where('seq', '=', 1).execute();
    await withWriter((writer) => writer.beginAnew());
    expect(await withWriter((writer) => writer.readChanges(10))).toEqual([]);
    await update();
    expect([await askFor('naomi'), await askFor('ruth')]).toEqual([[1], []]);
  });

  it('builds a segment again when a record in it was changed, and forgets the words before', async () => {
    await update();
    await test.database
      .updateTable('submissions')
      .set({ body: storedPlain('{"name":"Miriam"}') })
      .where('seq', '=', 1)
      .execute();
    await test.database.deleteFrom('submissions').where('seq', '=', 2).execute();
    await update();
    expect(await askFor('miriam')).toEqual([1]);
    expect(await askFor('ruth')).toEqual([]);
    expect(await askFor('ida')).toEqual([]);
  });

  it('leaves out what is in quarantine', async () => {
    await test.database.updateTable('submissions').set({ quarantine: 'honeypot' }).execute();
    await update();
    expect(await askFor('ruth')).toEqual([]);
  });

  const readMarks = () =>
    test.database.selectFrom('search_mark').selectAll().executeTakeFirstOrThrow();
  const setMarks = (marks: { mark?: string; pending?: string }) =>
    test.database.updateTable('search_mark').set(marks).execute();

  it('outlives a kill between its commit and that of the main database', async () => {
    await update();
    const { mark } = await readMarks();
    await setMarks({ mark: 'the one before', pending: mark });
    expect(await withWriter((writer) => writer.readState())).toBe('whole');
    expect(await askFor('ruth')).toEqual([1]);
  });

  it('outlives a kill before its commit', async () => {
    await update();
    await setMarks({ pending: 'never made' });
    expect(await withWriter((writer) => writer.readState())).toBe('whole');
    expect(await askFor('ruth')).toEqual([1]);
  });

  it('begins anew beside an older copy of the database', async () => {
    await update();
    await setMarks({ mark: 'of the copy', pending: '' });
    await index.write(async () => undefined);
    expect(await askFor('ruth')).toBeUndefined();
    await update();
    expect(await askFor('ruth')).toEqual([1]);
  });

  it('begins anew when another version made it, and leaves it alone when one takes it over', async () => {
    await update();
    const makeForeign = () =>
      index.write(async (_main, writer) => {
        const { index: tables } = writer as unknown as { index: Kysely<OfState> };
        await tables.updateTable('search_state').set({ version: 'other' }).execute();
      });
    await makeForeign();
    expect(await askFor('ruth')).toBeUndefined();
    await update();
    expect(await askFor('ruth')).toBeUndefined();
    const next = searchIndexOf(test.database, test.address);
    await new Indexer(next, noRest).run();
    expect(await askFor('ruth', next)).toEqual([1]);
    await next.close();
  });

  it('goes through a segment of random letters instead of indexing it, and indexes the others', async () => {
    await floodWithLetters(test.database);
    await skipTo(test.database, kind, 2 * segmentSize);
    await insertContacts(test.database, ['{"name":"Ida"}']);
    await update();
    const found = await index.find('submissions', [readWords('zoe')]);
    expect([...(found?.keys() ?? [])]).toEqual([0]);
    const read = jest.fn(noRest);
    await new Indexer(index, read).run();
    expect(read).not.toHaveBeenCalled();
    await test.database
      .deleteFrom('submissions')
      .where('seq', '>', segmentSize)
      .where('seq', '<', 2 * segmentSize)
      .execute();
    await update();
    expect(await askFor('ruth')).toEqual([1]);
    const again = await index.find('submissions', [readWords('zoe')]);
    expect([...(again?.keys() ?? [])]).toEqual([1, 0]);
  });

  it('indexes what follows a segment that ends the thread, and tells why it ended', async () => {
    await skipTo(test.database, kind, 2 * segmentSize);
    await insertContacts(test.database, ['{"name":"Ida"}']);
    const fault = new Error('out of memory');
    const finish = jest.spyOn(GramThread.prototype, 'finish').mockRejectedValueOnce(fault);
    await expect(update()).rejects.toThrow(fault);
    finish.mockRestore();
    const found = await index.find('submissions', [readWords('zoe')]);
    expect([...(found?.keys() ?? [])]).toEqual([1]);
    await expect(update()).resolves.toBeUndefined();
  });

  it('writes nothing of a segment when it must end between two inserts', async () => {
    await index.write(async () => undefined);
    const blocks = [{ prefix: 1, entries: new Uint8Array(2) }];
    const segment = { source: 'submissions', segment: 0, blocks, followed: [] } as const;
    await expect(
      withWriter((writer) => writer.replaceSegment(segment, () => true)),
    ).rejects.toThrow(WritingEnded);
    expect(await askFor('ruth')).toBeUndefined();
  });

  it('ends a round after a slice when it must', async () => {
    await new Indexer(index, noRest, () => true).run();
    expect(await askFor('ruth')).toBeUndefined();
  });
});

/** Overwrites what lies behind the tables' first pages: SQLite finds it when it reads there. */
function damageBlocks(file: string): void {
  const pageSize = 4096;
  const bytes = readFileSync(file);
  writeFileSync(file, bytes.fill('x', 4 * pageSize));
}

/** Letters of which hardly two stand beside each other twice: the index of these would be gigabytes. */
async function floodWithLetters(database: Database): Promise<void> {
  let random = 1;
  const letter = () => {
    random = (random * 48271) % 0x7fffffff;
    return String.fromCharCode(0x4e00 + (random % 20_000));
  };
  const word = () => Array.from({ length: 5000 }, letter).join('');
  const bodies = Array.from({ length: 100 }, () => JSON.stringify({ flood: word() }));
  await insertContacts(database, bodies);
}

interface OfState {
  search_state: { version: string };
}

it('leaves a table for the next round while PostgreSQL keeps it locked, and posts are taken', async () => {
  const test = await makeDatabase('postgres');
  const index = searchIndexOf(test.database, test.address);
  await insertContacts(test.database, ['{"name":"Ruth"}']);
  await skipTo(test.database, 'postgres', segmentSize);
  await insertContacts(test.database, ['{"name":"Ida"}']);
  const find = () => index.find('submissions', [readWords('ruth')]);
  await test.database.transaction().execute(async (holder) => {
    await sql`lock table submissions in share update exclusive mode`.execute(holder);
    await new Indexer(index, noRest).run();
    await insertContacts(test.database, ['{"name":"Zoë"}']);
    expect(await find()).toEqual(new Map());
  });
  await new Indexer(index, noRest).run();
  expect([...((await find())?.keys() ?? [])]).toEqual([0]);
  await index.close();
  await test.remove();
});

describe('the file beside SQLite’s', () => {
  let test: TestDatabase;
  let index: SearchIndex;
  let file: string;
  beforeEach(async () => {
    test = await makeDatabase('sqlite');
    index = searchIndexOf(test.database, test.address);
    file = join(test.address.dataDir, 'search.sqlite');
    await insertContacts(test.database, ['{"name":"Ruth"}']);
    await skipTo(test.database, 'sqlite', segmentSize);
    await insertContacts(test.database, ['{"name":"Zoë"}']);
  });
  afterEach(async () => {
    await index.close();
    await test.remove();
  });

  const knows = async () => (await index.find('submissions', [readWords('ruth')]))?.has(0) === true;
  const update = () => new Indexer(index, noRest).run();

  it('is made anew when it is damaged', async () => {
    writeFileSync(file, 'x'.repeat(8192));
    await update();
    expect(await knows()).toBe(false);
    expect(existsSync(file)).toBe(false);
    await update();
    expect(await knows()).toBe(true);
  });

  it('is not needed by a search that finds it damaged, and made anew after that', async () => {
    await update();
    await index.close();
    damageBlocks(file);
    index = searchIndexOf(test.database, test.address);
    await index.write(async () => undefined);
    const repository = new RecordSearchRepository(test.database, index);
    const { results } = await repository.search([readWords('ruth')], recordKinds, () => true);
    expect(results.map(({ record }) => record['name'])).toEqual(['Ruth']);
    await update();
    expect(await knows()).toBe(true);
  });

  it('is not needed by a search while it is removed', async () => {
    await update();
    const asked = index.find('submissions', [readWords('ruth')]);
    const { index: tables } = index as unknown as { index: Kysely<unknown> };
    await tables.destroy();
    await asked;
    expect(await knows()).toBe(false);
  });

  it('is made anew when it was removed', async () => {
    await update();
    for (const suffix of ['', '-wal', '-shm']) rmSync(file + suffix);
    await test.database
      .updateTable('submissions')
      .set({ body: storedPlain('{"name":"Ida"}') })
      .where('seq', '=', 1)
      .execute();
    await update();
    expect(await knows()).toBe(false);
    await update();
    expect(await knows()).toBe(true);
    expect(existsSync(file)).toBe(true);
  });
});
