import { restWhileBusy } from './rest-while-busy';

/** How often and how long a server was looked at that was busy so much of each of these times, and then idle. */
async function looksAt(busyParts: readonly number[], signal = new AbortController().signal) {
  const looks: number[] = [];
  await restWhileBusy(signal, async (look) => busyParts[looks.push(look) - 1] ?? 0);
  return { times: looks.length, milliseconds: looks.reduce((sum, look) => sum + look, 0) };
}

it('lets an idle server work on after a short look', async () => {
  expect(await looksAt([])).toEqual({ times: 1, milliseconds: 4 });
});

it('takes one busy moment for no more than that', async () => {
  expect(await looksAt([1])).toEqual({ times: 2, milliseconds: 12 });
});

it('leaves a server alone that stays busy, for a second', async () => {
  const { milliseconds } = await looksAt(Array.from({ length: 100 }, () => 0.5));
  expect(milliseconds).toBe(1020);
});

it('ends at once where the server closes', async () => {
  expect(await looksAt([1, 1, 1], AbortSignal.abort())).toEqual({ times: 0, milliseconds: 0 });
});

it('looks at the thread that runs it', async () => {
  await expect(restWhileBusy(new AbortController().signal)).resolves.toBeUndefined();
});
