import { randomUUID } from 'node:crypto';
import { bothDatabases, makeDatabase } from '../../testing/databases/databases';
import type { TestDatabase } from '../../testing/databases/databases';
import { SubmissionRepository } from '../submissions/submission-repository';

const total = 4001;
const perInsert = 1000;
const maxAtOnce = 2000;
/** Bytes that may be in memory: two pieces and a separator. */
const maxBytes = 2 * 128 * 1024 + 1000;

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let repository: SubmissionRepository;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    repository = new SubmissionRepository(test.database, () => new Date(), randomUUID);
  });
  afterEach(() => test.remove());

  it('holds a bounded number of records at a time, however long the list is', async () => {
    for (let first = 0; first < total; first += perInsert) {
      const numbers = Array.from(
        { length: Math.min(perInsert, total - first) },
        (_, i) => first + i,
      );
      await repository.storeAll(
        numbers.map((amount) => repository.stamp({ kind: 'pledge', body: { amount } })),
      );
    }
    const amounts: number[][] = [];
    for await (const piece of repository.list('pledge')) {
      const records = Buffer.from(piece)
        .toString()
        .replace(/^[[,\]]/, '');
      if (records === '') continue;
      amounts.push(
        (JSON.parse(`[${records}]`) as { amount: number }[]).map(({ amount }) => amount),
      );
    }
    expect(amounts.length).toBeGreaterThanOrEqual(3);
    expect(Math.max(...amounts.map(({ length }) => length))).toBeLessThanOrEqual(maxAtOnce);
    expect(amounts.flat()).toEqual(Array.from({ length: total }, (_, i) => i));
  });

  it('hands over a bounded number of bytes at a time, also where long records follow short ones', async () => {
    const names = ['short', 'x'.repeat(20_000)].flatMap((message, long) =>
      Array.from({ length: 300 }, (_, number) => ({ message: `${long} ${number} ${message}` })),
    );
    await repository.storeAll(names.map((body) => repository.stamp({ kind: 'testimony', body })));
    let text = '';
    for await (const piece of repository.list('testimony')) {
      expect(piece.length).toBeLessThanOrEqual(maxBytes);
      text += Buffer.from(piece).toString();
    }
    const read = (JSON.parse(text) as { message: string }[]).map(({ message }) => ({ message }));
    expect(read).toEqual(names);
  });
});
