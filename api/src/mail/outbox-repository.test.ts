import { CompiledQuery, sql } from 'kysely';
import { bothDatabases, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { makeTimeOrderedId } from '../storage/time-ordered-id';
import { formMailPriority } from './mail-kind';
import { OutboxRepository } from './outbox-repository';

const now = () => new Date('2026-03-01T10:00:00Z');
const [many, inPart] = [50_000, 1000];

describe.each(bothDatabases)('on %s, with 50,000 mails that wait', (kind) => {
  let test: TestDatabase;
  let outbox: OutboxRepository;
  beforeAll(async () => {
    test = await makeDatabase(kind);
    outbox = new OutboxRepository(test.database, now, makeTimeOrderedId);
    for (let first = 0; first < many; first += inPart)
      await test.database
        .insertInto('outbox')
        .values(Array.from({ length: inPart }, (_, place) => waiting(first + place)))
        .execute();
  });
  afterAll(() => test.remove());

  /** The first half is due, and the others are tried later. */
  const waiting = (number: number) => ({
    ...{ id: String(number).padStart(5, '0'), kind: 'form-received', profile_id: `${number}` },
    ...{ recipient: `${number}@example.org`, priority: formMailPriority, attempts: 0 },
    next_try_at: number < many / 2 ? '2026-03-01T09:00:00.000Z' : '2026-03-01T11:00:00.000Z',
    created_at: '2026-03-01T09:00:00.000Z',
  });

  it('takes one with five statements and reads no other, through an index', async () => {
    const asked = jest.spyOn(test.database.getExecutor(), 'executeQuery');
    const due = await outbox.claim();
    const queries = asked.mock.calls.map(([query]) => query);
    const answers = await Promise.all(
      asked.mock.results.map(({ value }) => value as Promise<Answer>),
    );
    asked.mockRestore();
    expect(due?.id).toBe('00000');
    expect(queries).toHaveLength(5);
    expect(answers.flatMap(({ rows }) => rows)).toHaveLength(1);
    const { sql: text = '', parameters = [] } = queries[3] ?? {};
    const plan = await test.database.transaction().execute(async (transaction) => {
      // PostgreSQL's plan would otherwise depend on its statistics.
      if (kind === 'postgres') await sql`set local enable_seqscan = off`.execute(transaction);
      const explain = `explain ${kind === 'sqlite' ? 'query plan' : ''} ${text}`;
      const { rows } = await transaction.executeQuery(CompiledQuery.raw(explain, [...parameters]));
      return JSON.stringify(rows);
    });
    expect(plan).toContain('outbox_due');
    expect(plan).not.toMatch(/TEMP B-TREE|"Sort/);
  });

  it('takes a reset link before all of them', async () => {
    await outbox.add('reset-link', 'locked-out@example.org');
    expect((await outbox.claim())?.recipient).toBe('locked-out@example.org');
  });

  it('leaves out the mails to hosts where none is to go, and takes no sign of their names for any other', async () => {
    for (const host of ['a.example', 'mail.a.example', 'b_c.example', 'bxc.example'])
      await outbox.add('reset-link', `one@${host}`);
    const leftOut = ['example.org', 'a.example', 'b_c.example', '%', '\\'];
    expect((await outbox.claim(leftOut))?.recipient).toBe('one@bxc.example');
    expect(await outbox.claim(leftOut)).toBeUndefined();
  });
});

interface Answer {
  readonly rows: readonly unknown[];
}
