import { Arrivals } from './arrivals';
import type { Arrival, ConsoleEventRepository } from './console-event-repository';

const row = (seq: number): Arrival => ({ seq, kind: 'contact', record: `{"n":${seq}}` });

/** Fakes a table whose rows become visible in another order than their numbers, as in PostgreSQL. */
function makeEvents(visible: Set<number>, makeRow = row) {
  const asked: number[][] = [];
  const news = {
    findKinds: async () => ['contact'],
    findLast: async () => Math.max(0, ...visible),
    findArrivals: async (_: string, { last, missing }: { last: number; missing: number[] }) => {
      asked.push(missing);
      return [...visible]
        .sort((a, b) => a - b)
        .filter((seq) => seq > last || missing.includes(seq))
        .map(makeRow);
    },
  } as unknown as ConsoleEventRepository;
  return { news, asked };
}

it('finds a row whose number is lower than one that was seen', async () => {
  const visible = new Set([1, 2]);
  const arrivals = new Arrivals(makeEvents(visible).news, 'submissions');
  await arrivals.begin();
  visible.add(5);
  expect(await arrivals.next()).toEqual(new Map([['contact', ['{"n":5}']]]));
  visible.add(4);
  expect(await arrivals.next()).toEqual(new Map([['contact', ['{"n":4}']]]));
  expect(await arrivals.next()).toEqual(new Map());
});

it('stops asking for a number that never comes', async () => {
  const visible = new Set([1]);
  const { news, asked } = makeEvents(visible);
  const arrivals = new Arrivals(news, 'submissions');
  await arrivals.begin();
  visible.add(3);
  for (let times = 0; times < 20; times++) await arrivals.next();
  expect(asked.at(2)).toEqual([2]);
  expect(asked.at(-1)).toEqual([]);
});

it.each([
  ['many', 51, '{}'],
  ['long', 5, 'x'.repeat(30_000)],
])('tells only the kinds of records that are %s together', async (_what, count, record) => {
  const visible = new Set([1]);
  const arrivals = new Arrivals(
    makeEvents(visible, (seq) => ({ ...row(seq), record })).news,
    'submissions',
  );
  await arrivals.begin();
  for (let seq = 2; seq < 2 + count; seq++) visible.add(seq);
  expect(await arrivals.next()).toEqual(new Map([['contact', undefined]]));
});
