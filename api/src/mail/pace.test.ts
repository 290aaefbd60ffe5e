import { Pace } from './pace';

it('lets some through at once, and the next ones one after the other', async () => {
  const pace = new Pace({ burst: 3, aSecond: 100 });
  const { signal } = new AbortController();
  const began = performance.now();
  for (let n = 0; n < 3; n++) await pace.next(signal);
  for (let n = 0; n < 5; n++) await pace.next(signal);
  // Five at ten milliseconds each; timers may be a millisecond early.
  expect(performance.now() - began).toBeGreaterThan(40);
});

it('lets whoever waits go at once when it is to end', async () => {
  const pace = new Pace({ burst: 1, aSecond: 0.001 });
  const ending = new AbortController();
  await pace.next(ending.signal);
  const waiting = pace.next(ending.signal);
  ending.abort();
  await expect(waiting).resolves.toBeUndefined();
});
