import type { Page } from '@playwright/test';

/** A page's load while an action ran. */
export interface Watched<Result> {
  readonly result: Result;
  /** The longest task of the main thread, in milliseconds; 0 when none took 50. */
  readonly longestTask: number;
  /** Frames of a 60 Hz screen for which nothing was drawn. */
  readonly droppedFrames: number;
}

/** Runs an action in a page and watches its main thread until a tenth of a second later. */
export async function watch<Result>(
  page: Page,
  action: () => Promise<Result>,
): Promise<Watched<Result>> {
  const watching = await page.evaluateHandle(beginToWatch);
  const result = await action();
  const seen = await watching.evaluate((one) => one.stop());
  await watching.dispose();
  return { result, ...seen };
}

/** Runs in the page. */
function beginToWatch() {
  const tasks: number[] = [];
  const observer = new PerformanceObserver((list) =>
    tasks.push(...list.getEntries().map(({ duration }) => duration)),
  );
  observer.observe({ type: 'longtask' });
  let droppedFrames = 0;
  let isWatching = true;
  void (async () => {
    for (let before = performance.now(); isWatching;) {
      const now = await new Promise<number>(requestAnimationFrame);
      droppedFrames += Math.max(0, Math.round(((now - before) * 60) / 1000) - 1);
      before = now;
    }
  })();
  return {
    async stop() {
      await new Promise((resolve) => setTimeout(resolve, 100));
      isWatching = false;
      observer.disconnect();
      return { longestTask: Math.max(0, ...tasks), droppedFrames };
    },
  };
}
