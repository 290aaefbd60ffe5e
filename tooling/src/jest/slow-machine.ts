/** How many times slower tests in a browser find their machine: `npm run test:slow` (decision 65). */
export const timesSlower = Number(process.env['TIMES_SLOWER'] ?? 1);

/**
 * Has a test find its machine so many times slower: what waits for a time comes early, and by the clock everything took
 * long. What waits for no time keeps its order, as it does on a slow machine.
 */
export function slowDown(clocks: Window, times: number): void {
  const { performance: clock } = clocks;
  const once = clocks.setTimeout.bind(clocks);
  const regularly = clocks.setInterval.bind(clocks);
  const now = clock.now.bind(clock);
  const earlier = (ms: number) => (ms > 1 ? ms / times : ms);
  Object.assign(clocks, {
    setTimeout: (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      once(work, earlier(ms), ...rest),
    setInterval: (work: TimerHandler, ms = 0, ...rest: unknown[]) =>
      regularly(work, earlier(ms), ...rest),
  });
  clock.now = () => now() * times;
}
