import { CompiledQuery, sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { makeTimeOrderedId } from '../../storage/time-ordered-id';
import { SubmissionRepository } from '../../submissions/submission-repository';
import type { NewSubmission } from '../../submissions/submission-repository';
import { TestimonyRepository } from './testimony-repository';

const clock = () => new Date('2026-03-01T10:00:00.000Z');

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let submissions: SubmissionRepository;
  let repository: TestimonyRepository;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    submissions = new SubmissionRepository(test.database, clock, makeTimeOrderedId);
    repository = new TestimonyRepository(test.database, clock);
  });
  afterEach(() => test.remove());

  /** Returns the ids of the new testimonies. */
  const tell = async (messages: readonly string[], more: Partial<NewSubmission> = {}) => {
    const rows = messages.map((message) =>
      submissions.stamp({ kind: 'testimony', body: { fullName: 'Ama', message }, ...more }),
    );
    await submissions.storeAll(rows);
    return rows.map(({ id }) => id);
  };
  const count = (length: number) => Array.from({ length }, (_, index) => String(index));
  const read = async (before?: string) => {
    const page = await repository.loadPage(before);
    return { ...page, testimonies: page?.testimonies.map(({ message }) => message) };
  };

  it('shows the public four fields of a testimony', async () => {
    await tell(['He "heals"']);
    expect(await repository.loadPage()).toEqual({
      testimonies: [
        {
          _id: expect.any(String),
          fullName: 'Ama',
          message: 'He "heals"',
          createdAt: '2026-03-01T10:00:00.000Z',
        },
      ],
      hasEarlier: false,
    });
  });

  it('has fifty at a time, newest first, each once', async () => {
    const ids = await tell(count(120));
    const newestFirst = count(120).toReversed();
    const first = newestFirst.slice(0, 50);
    expect(await read()).toEqual({ testimonies: first, hasEarlier: true });
    const second = newestFirst.slice(50, 100);
    expect(await read(ids[70])).toEqual({ testimonies: second, hasEarlier: true });
    const third = newestFirst.slice(100);
    expect(await read(ids[20])).toEqual({ testimonies: third, hasEarlier: false });
    expect(await read(ids[0])).toEqual({ testimonies: [], hasEarlier: false });
  });

  it('goes on from a testimony that is public no longer', async () => {
    const [, middle = ''] = await tell(['first', 'middle', 'last']);
    await repository.setVisibility(middle, 'hidden');
    expect((await read()).testimonies).toEqual(['last', 'first']);
    expect((await read(middle)).testimonies).toEqual(['first']);
  });

  it('has fewer where they are long, and one at least', async () => {
    const long = '\u20ac'.repeat(5_000);
    await tell(Array.from({ length: 40 }, () => long));
    const page = await repository.loadPage();
    expect(page?.hasEarlier).toBe(true);
    const bytes = Buffer.byteLength(JSON.stringify(page?.testimonies));
    expect(bytes).toBeLessThan(257 * 1024);
    expect(bytes).toBeGreaterThan(230 * 1024);
    const last = page?.testimonies.at(-1)?._id ?? '';
    expect((await read(last)).testimonies?.length).toBe(page?.testimonies.length);
    await tell(['x'.repeat(300_000)]);
    expect((await repository.loadPage())?.testimonies).toHaveLength(1);
  });

  it.each(['', 'x', '%', '0'.repeat(36), 'a'.repeat(10_000), '\0'])(
    'knows no place at %j',
    async (before) => {
      await tell(['first']);
      expect(await repository.loadPage(before)).toBeUndefined();
    },
  );

  it('knows no place at a record of another kind', async () => {
    const row = submissions.stamp({ kind: 'welfare', body: { message: 'private' } });
    await submissions.storeAll([row]);
    expect(await repository.loadPage(row.id)).toBeUndefined();
  });

  it('reads through an index that holds nothing else, however much is in quarantine', async () => {
    const asked = jest.spyOn(test.database.getExecutor(), 'executeQuery');
    await repository.loadPage();
    const { sql: text = '', parameters = [] } = asked.mock.calls[0]?.[0] ?? {};
    const plan = await test.database.transaction().execute(async (transaction) => {
      // PostgreSQL would prefer a sequential scan of an empty table.
      if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
      const explain = `explain ${kind === 'sqlite' ? 'query plan' : ''} ${text}`;
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(explain, [...parameters]));
      return JSON.stringify(rows);
    });
    expect(plan).toContain('public_testimonies');
    expect(plan).not.toMatch(/TEMP B-TREE|"Sort/);
  });
});
