import type { Page } from '@playwright/test';
import { isPrerendered, ownedPaths } from 'contract/site-paths';
import { saveData } from '../../../../e2e/fixtures/data-saver.ts';
import { untilHydrated } from '../../../../e2e/fixtures/hydration.ts';
import type { Figure } from '../../figures.ts';
import { openBrowser, openTab } from './browser/browser.ts';
import { watchRequests } from './browser/quiet.ts';

/** Maximum brotli bytes of a public page's scripts (issue 6). */
const budget = 120_000;

/** Opens every public page and weighs the scripts that it needs itself. */
export async function measureScripts(origin: string, trustFlag: string): Promise<Figure> {
  const browser = await openBrowser(trustFlag, { serviceWorkers: 'block' });
  try {
    const weights: { readonly path: string; readonly bytes: number }[] = [];
    for (const { path } of ownedPaths.filter(isPrerendered)) {
      const page = await openTab(browser);
      weights.push({ path, bytes: await weighScripts(page, `${origin}${path}`) });
      await page.close();
    }
    const [heaviest] = weights.sort((one, other) => other.bytes - one.bytes);
    return {
      name: `scripts of the heaviest of ${weights.length} public pages`,
      value: (heaviest?.bytes ?? NaN) / 1000,
      unit: 'KB',
      goal: { atMost: budget / 1000 },
      from: heaviest?.path ?? '',
    };
  } finally {
    await browser.close();
  }
}

async function weighScripts(page: Page, url: string): Promise<number> {
  await saveData(page);
  const requests = watchRequests(page);
  await page.goto(url);
  await untilHydrated(page);
  await requests.untilQuiet(500);
  // Counts encoded sizes, even of files that the browser had cached from the page before.
  return page.evaluate(() =>
    (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
      .filter(({ name }) => new URL(name).pathname.endsWith('.js'))
      .reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0),
  );
}
