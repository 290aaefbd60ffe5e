import { fakeNetwork } from 'shared-ui/fake-network';
import { onServerReport } from 'shared-ui/server-reachability';
import { slowAnswer } from '../../testing/slow-answer';
import { readList } from './read-list';

const item = (number: number) => ({ number, text: 'as long as people write it. '.repeat(20) });
const items = (from: number, to: number) =>
  Array.from({ length: to - from }, (_, place) => item(from + place));
const textOf = (list: readonly object[]) => list.map((one) => JSON.stringify(one)).join(',');

/** Loads a list of 3000 items whose first 1000 have not been handled yet. */
async function readFirst(signal = new AbortController().signal) {
  const { response, send, end } = slowAnswer();
  window.fetch = () => Promise.resolve(response);
  const seen: number[] = [];
  let take = () => {};
  let first: readonly unknown[] = [];
  const answer = readList('/api/contacts', {
    signal,
    *lookAt(list) {
      seen.push(list.length);
    },
    onFirst: (list) => {
      first = list;
      return new Promise((resolve) => (take = resolve));
    },
  });
  await send(`[${textOf(items(0, 1000))}`);
  await send(`,${textOf(items(1000, 3000))}]`);
  await end();
  // A parser that was not held back would have started by now, because it pauses for one turn of the event loop.
  for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setTimeout(resolve));
  return { answer, seen, first, take };
}

it('hands the first items on and parses the rest when they are taken, in pieces', async () => {
  const { answer, seen, first, take } = await readFirst();
  expect(first.slice(0, 3)).toEqual(items(0, 3));
  const held = first.length;
  expect(held).toBeLessThan(1000);
  expect(seen.at(-1)).toBe(held);
  take();
  expect(await answer).toMatchObject({ ok: true, body: items(0, 3000) });
  // Parsing everything that had arrived meanwhile at once would be one long task.
  expect(seen.filter((length) => length > held && length < 3000).length).toBeGreaterThan(2);
  // The first items do not change after they were passed on.
  expect(first).toHaveLength(held);
});

it.each<[string, ReadableStream, number]>([
  [
    'that breaks off',
    new ReadableStream({ pull: () => Promise.reject(new TypeError('network error')) }),
    0,
  ],
  ['that is no JSON', new Response('[{"number":').body ?? new ReadableStream(), 200],
])('takes a list %s for one that could not be read', async (_what, body, status) => {
  const headers = { 'content-type': 'application/json' };
  window.fetch = () => Promise.resolve(new Response(body, { headers }));
  const { signal } = new AbortController();
  expect(await readList('/api/contacts', { signal })).toMatchObject({ ok: false, status });
});

it('takes the fault of whoever looks at the list for no outage', async () => {
  const reports: string[] = [];
  const stop = onServerReport((report) => reports.push(report));
  fakeNetwork(() => ({ status: 200, body: items(0, 3) }));
  const { signal } = new AbortController();
  const lookAt = () => {
    throw new TypeError('planted');
  };
  await expect(readList('/api/contacts', { signal, lookAt })).rejects.toThrow('planted');
  stop();
  expect(reports).toEqual([]);
});

it('stops when the list is no longer wanted', async () => {
  const left = new AbortController();
  const { answer, take } = await readFirst(left.signal);
  left.abort();
  take();
  await expect(answer).rejects.toThrow();
});
