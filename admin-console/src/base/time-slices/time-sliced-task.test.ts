import { runToEnd, runInTimeSlices } from './time-sliced-task';
import type { TimeSlicedTask } from './time-sliced-task';

function* count(to: number, onStep?: (step: number) => void): TimeSlicedTask<number> {
  for (let step = 1; step <= to; step++) {
    onStep?.(step);
    yield;
  }
  return to;
}

it('does work at once', () => {
  expect(runToEnd(count(3))).toBe(3);
});

it('lets the browser in while it works', async () => {
  const now = jest.spyOn(performance, 'now');
  let time = 0;
  // The clock advances 5 ms each time it is read, so a slice is three steps.
  now.mockImplementation(() => (time += 5));
  const seen: number[] = [];
  setTimeout(() => seen.push(0));
  expect(await runInTimeSlices(count(4, (step) => seen.push(step)))).toBe(4);
  expect(seen.indexOf(0)).toBeGreaterThan(0);
  expect(seen.indexOf(0)).toBeLessThan(4);
  now.mockRestore();
});

it('stops when it is no longer wanted', async () => {
  const now = jest.spyOn(performance, 'now');
  let time = 0;
  now.mockImplementation(() => (time += 20));
  const left = new AbortController();
  const steps: number[] = [];
  const work = runInTimeSlices(
    count(9, (step) => {
      steps.push(step);
      if (step === 2) left.abort();
    }),
    left.signal,
  );
  await expect(work).rejects.toThrow();
  expect(steps).toEqual([1, 2]);
  now.mockRestore();
});

it('does not begin work that is no longer wanted, however short it is', async () => {
  const begun: number[] = [];
  const short = count(1, (step) => begun.push(step));
  await expect(runInTimeSlices(short, AbortSignal.abort())).rejects.toThrow();
  expect(begun).toEqual([]);
});
