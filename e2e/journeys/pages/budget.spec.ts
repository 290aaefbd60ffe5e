import { saveData } from '../../fixtures/data-saver.ts';
import { readFirstVisit, scriptBudget } from '../../fixtures/first-visit.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

test.use({ viewport: { width: 412, height: 823 } });

test('a first visit of the home page stays light and still', async ({ page }) => {
  await saveData(page);
  await page.goto('/');
  await untilHydrated(page);
  const visit = await readFirstVisit(page);
  expect(visit.scriptBytes).toBeLessThanOrEqual(scriptBudget);
  expect(visit.requests).toBeLessThanOrEqual(15);
  expect(visit.layoutShift).toBe(0);
});
