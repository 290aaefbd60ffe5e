import { saveData } from '../product/data-saver.ts';
import { readFirstVisit } from '../product/first-visit.ts';
import { untilHydrated } from '../product/hydration.ts';
import { expect, readOnlyTest as test } from '../product/journey.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('a first visit of the home page stays light and still', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await untilHydrated(page);
  const visit = await readFirstVisit(page);
  expect(visit.scriptBytes).toBeLessThanOrEqual(120_000);
  expect(visit.requests).toBeLessThanOrEqual(15);
  expect(visit.layoutShift).toBe(0);
});
