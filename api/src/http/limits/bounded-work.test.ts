import { setImmediate } from 'node:timers/promises';
import { BoundedWork } from './bounded-work';
import { HttpError } from '../errors/http-error';

/** Makes pieces of work that end when a test says so. */
function makeWork() {
  const begun: number[] = [];
  const ends: (() => void)[] = [];
  const work = (number: number) => async () => {
    begun.push(number);
    await new Promise<void>((resolve) => ends.push(resolve));
    return number;
  };
  return { begun, ends, work };
}

it('runs so many at a time, the others in the order they came', async () => {
  const { begun, ends, work } = makeWork();
  const bounded = new BoundedWork({ running: 2, waiting: 2 });
  const all = [1, 2, 3, 4].map((number) => bounded.run(work(number)));
  await setImmediate();
  expect(begun).toEqual([1, 2]);
  ends[1]?.();
  expect(await all[1]).toBe(2);
  ends[0]?.();
  expect(await all[0]).toBe(1);
  await setImmediate();
  expect(begun).toEqual([1, 2, 3, 4]);
  ends[2]?.();
  expect(await all[2]).toBe(3);
  ends[3]?.();
  expect(await all[3]).toBe(4);
});

it('refuses with 503 and Retry-After when the line is full', async () => {
  const { ends, work } = makeWork();
  const bounded = new BoundedWork({ running: 1, waiting: 0 });
  const first = bounded.run(work(1));
  const refused: unknown = await bounded.run(work(2)).catch((error: unknown) => error);
  expect(refused).toBeInstanceOf(HttpError);
  expect(refused).toMatchObject({ statusCode: 503, headers: { 'retry-after': '2' } });
  ends[0]?.();
  expect(await first).toBe(1);
});

it('gives the place free when work fails', async () => {
  const bounded = new BoundedWork({ running: 1, waiting: 0 });
  await expect(bounded.run(() => Promise.reject(new Error('failed')))).rejects.toThrow('failed');
  expect(await bounded.run(() => Promise.resolve('next'))).toBe('next');
});
