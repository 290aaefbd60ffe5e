/** Factor by which browser tests see a slower machine: `npm run test:slow` (decision 65). */
export const slowdownFactor = Number(process.env['TIMES_SLOWER'] ?? 1);

/**
 * Simulates a slower machine for a test: timers fire early, and the clock says that everything took longer. Work
 * without timers keeps its order, as on a slow machine.
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
