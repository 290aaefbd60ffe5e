import { RankedRecords, maxResults } from './ranked-records';
import type { FoundRecord } from './ranked-records';

const found = (seq: number, rank: number) => ({ seq, rank }) as FoundRecord;

it('holds no more than twice what is shown, however many match', () => {
  const records = new RankedRecords();
  const { held } = records as unknown as { held: unknown };
  expect(held).toHaveLength(0);
  for (let seq = 1000; seq > 0; seq--) {
    records.add([found(seq, seq === 3 ? 0 : 1)]);
    const { held: now } = records as unknown as { held: unknown[] };
    expect(now.length).toBeLessThanOrEqual(2 * (maxResults + 1));
  }
  const best = records.best().map(({ seq }) => seq);
  expect(best.slice(0, 3)).toEqual([3, 1000, 999]);
  expect(best).toHaveLength(maxResults + 1);
});

it('takes a record once, also one that it holds no more', () => {
  const records = new RankedRecords();
  const all = Array.from({ length: 1000 }, (_, seq) => found(seq, 1));
  expect(records.add(all)).toHaveLength(1000);
  expect(records.add(all)).toEqual([]);
  expect(records.best()[0]?.seq).toBe(999);
});
