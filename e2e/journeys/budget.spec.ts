import type { Page } from '@playwright/test';
import { isPrerendered, ownedPaths } from 'contract/site-paths';
import { saveData } from '../product/data-saver.ts';
import { untilHydrated } from '../product/hydration.ts';
import { expect, readingTest as test } from '../product/journey.ts';

test.use({ viewport: { width: 412, height: 823 } });

/** Every page that visitors come to by themselves; those behind a sent form hold the same scripts or fewer. */
const pages = ownedPaths
  .filter(isPrerendered)
  .map(({ path }) => path)
  .filter((path) => !path.endsWith('/sent') && !path.endsWith('/not-sent'));

interface FirstVisit {
  readonly requests: number;
  /** Bytes of scripts as they travelled, compressed. */
  readonly scriptBytes: number;
  /** The largest sum of unexpected layout shifts. */
  readonly layoutShift: number;
}

test('a first visit of the home page stays light and still', async ({ page }) => {
  const visit = await visitFirst(page, '/');
  expect(visit.scriptBytes).toBeLessThanOrEqual(120_000);
  expect(visit.requests).toBeLessThanOrEqual(15);
  expect(visit.layoutShift).toBe(0);
});

test('no page of the site downloads more than 120 KB of scripts', async ({ browser, baseURL }) => {
  test.setTimeout(180_000);
  const heavy: string[] = [];
  for (const path of pages) {
    // A new context has an empty cache.
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const { scriptBytes } = await visitFirst(await context.newPage(), path);
    if (scriptBytes > 120_000) heavy.push(`${path}: ${scriptBytes}`);
    await context.close();
  }
  expect(heavy).toEqual([]);
});

async function visitFirst(page: Page, path: string): Promise<FirstVisit> {
  // Without what is fetched for the page after this one.
  await saveData(page);
  await page.goto(path);
  // By then everything that the page needs has arrived.
  await untilHydrated(page);
  return page.evaluate(() => {
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
}
