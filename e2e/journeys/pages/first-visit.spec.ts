import type { Page } from '@playwright/test';
import { saveData } from '../../fixtures/data-saver.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('a first visit of the home page takes few requests and stays still', async ({ page }) => {
  // Without data saver the next pages would be prefetched too.
  await saveData(page);
  await page.goto('/');
  // Everything that the page needs has arrived by then.
  await untilHydrated(page);
  const { requests, layoutShift } = await readFirstVisit(page);
  expect(requests).toBeLessThanOrEqual(15);
  expect(layoutShift).toBe(0);
});

/** The bytes that a first visit transfers, and the largest sum of unexpected layout shifts. */
const readFirstVisit = (page: Page) =>
  page.evaluate(() => {
    const shifts = new PerformanceObserver(() => undefined);
    shifts.observe({ type: 'layout-shift', buffered: true });
    const moved = shifts.takeRecords() as (PerformanceEntry & { value: number })[];
    return {
      requests: performance.getEntriesByType('resource').length + 1,
      layoutShift: moved.reduce((sum, { value }) => sum + value, 0),
    };
  });
