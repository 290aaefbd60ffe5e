import { coalesce } from './coalesce';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('does the work at once, and once more for all requests made meanwhile', async () => {
  const work = jest.fn(() => Promise.resolve());
  const { ask } = coalesce(work, 1000);
  for (let i = 0; i < 5; i += 1) ask();
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(999);
  expect(work).toHaveBeenCalledTimes(1);
  await jest.advanceTimersByTimeAsync(1);
  expect(work).toHaveBeenCalledTimes(2);
  await jest.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(2);
});

it('starts nothing after it was cancelled', async () => {
  const work = jest.fn(() => Promise.resolve());
  const { ask, cancel } = coalesce(work, 1000);
  ask();
  ask();
  cancel();
  ask();
  await jest.advanceTimersByTimeAsync(5000);
  expect(work).toHaveBeenCalledTimes(1);
});
