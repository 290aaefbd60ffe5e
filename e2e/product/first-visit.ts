import type { Page } from '@playwright/test';

interface FirstVisit {
  readonly requests: number;
  /** Bytes of scripts as they travelled, compressed. */
  readonly scriptBytes: number;
  /** The largest sum of unexpected layout shifts. */
  readonly layoutShift: number;
}

/**
 * What the page has cost a visitor with an empty cache up to now. Ask when it is hydrated: by then everything that it
 * needs has arrived. With `saveData` nothing is among it that is fetched for the page after this one.
 */
export const readFirstVisit = (page: Page): Promise<FirstVisit> =>
  page.evaluate(() => {
    const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
    const scripts = resources.filter(({ name }) => name.endsWith('.js'));
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    const moved = shifts.takeRecords() as (PerformanceEntry & { value: number })[];
    return {
      requests: resources.length + 1,
      scriptBytes: scripts.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
      layoutShift: moved.reduce((sum, { value }) => sum + value, 0),
    };
  });
