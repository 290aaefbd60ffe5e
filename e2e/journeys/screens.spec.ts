import { isPrerendered, ownedPaths } from 'contract/site-paths';
import { findAccessibilityFaults } from '../product/accessibility.ts';
import { expect, readingTest as test } from '../product/journey.ts';

const widths = [390, 820, 1350];
const paths = [...ownedPaths.filter(isPrerendered).map(({ path }) => path), '/no-such-page'];

for (const path of paths) {
  test(`${path} has its landmarks, one h1, no overflow and nothing for axe to find`, async ({
    page,
    complaints,
  }) => {
    for (const width of widths) {
      await page.setViewportSize({ width, height: 940 });
      await page.goto(path);
      await expect(page.getByRole('banner')).toBeVisible();
      await expect(page.getByRole('contentinfo')).toBeVisible();
      await expect(page.locator('main h1')).toHaveCount(1);
      expect(await page.title()).not.toBe('');
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect(await page.evaluate(overflow)).toBeLessThanOrEqual(0);
      expect(await findAccessibilityFaults(page)).toEqual([]);
      const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
      await page.screenshot({ path: `screenshots/${name}-${width}.png`, fullPage: true });
    }
    // Chromium reports the status of a page that is missing on purpose.
    if (path === '/no-such-page') complaints.length = 0;
  });
}
