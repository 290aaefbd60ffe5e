import type { Page } from '@playwright/test';
import { isPrerendered, ownedPaths } from 'contract/site-paths';
import { notSentPage, sentPage, submissionNames } from 'contract/submissions';
import { findAccessibilityFaults, findNightFaults } from '../../audits/accessibility.ts';
import { saveData } from '../../fixtures/data-saver.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';
import { readLetterShift } from '../../audits/fonts.ts';
import { findLayoutFaults, applyTextSpacing } from '../../audits/layout.ts';
import { takePicture } from '../../fixtures/screenshot.ts';
import {
  finishMotions,
  readLayoutShift,
  scrollThrough,
  watchLayoutShifts,
} from '../../audits/stillness.ts';

/** The result pages of forms without JavaScript: those with a page of their own, and one for all others. */
const resultPages: readonly string[] = [
  sentPage('programAttendance'),
  sentPage('contact'),
  notSentPage('contact'),
];
const others = (pages: readonly string[]) => pages.filter((path) => !resultPages.includes(path));
/** Pages that differ from one of `resultPages` in their texts only. */
const otherWords = {
  'was sent': others(submissionNames.map(sentPage)),
  'could not be sent': others(submissionNames.map(notSentPage)),
};

const paths = [
  ...ownedPaths
    .filter(isPrerendered)
    .map(({ path }) => path)
    .filter((path) => !Object.values(otherWords).flat().includes(path)),
  '/no-such-page',
];

/** A phone, a tablet and a desktop, in CSS pixels. */
const widths = [390, 820, 1350];
/** Windows with zoom: 1350 at 200%, 1280 x 1024 at 400% (WCAG 1.4.4, 1.4.10), and a small phone. */
const narrowWindows = [
  { width: 675, height: 470 },
  { width: 320, height: 256 },
  { width: 320, height: 640 },
];

/** A laptop and a phone with text of double size (WCAG 1.4.4). */
const largeTextWidths = [1280, 390];

test.use({ viewport: { width: 390, height: 940 } });

for (const path of paths) {
  test(`${path} has its landmarks and one h1, stays still, and loses nothing at any width`, async ({
    page,
    complaints,
  }) => {
    await watchLayoutShifts(page);
    await saveData(page);
    await page.goto(path);
    await untilHydrated(page);
    await expect(page.getByRole('banner')).toBeVisible();
    await expect(page.getByRole('contentinfo')).toBeVisible();
    await expect(page.locator('main h1')).toHaveCount(1);
    expect(await page.title()).not.toBe('');
    await scrollThrough(page);
    expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
    for (const width of widths) await expectSound(page, path, width);
    expect(await findNightFaults(page)).toEqual([]);
    for (const window of narrowWindows) {
      await page.setViewportSize(window);
      expect(await findLayoutFaults(page)).toEqual([]);
    }
    await enlargeText(page);
    for (const width of largeTextWidths) {
      await page.setViewportSize({ width, height: 900 });
      expect(await findLayoutFaults(page)).toEqual([]);
    }
    await enlargeText(page, '');
    await page.setViewportSize({ width: 320, height: 640 });
    await applyTextSpacing(page);
    expect(await findLayoutFaults(page)).toEqual([]);
    // Chromium reports the status of a page that is missing on purpose.
    if (path === '/no-such-page') complaints.length = 0;
  });
}

for (const [what, pages] of Object.entries(otherWords)) {
  test(`the page of any other form that ${what} loses none of its words`, async ({ page }) => {
    for (const path of pages) {
      await page.setViewportSize({ width: 390, height: 940 });
      await page.goto(path);
      await expect(page.locator('main h1')).toHaveCount(1);
      expect.soft(await findAccessibilityFaults(page), path).toEqual([]);
      expect.soft(await findLayoutFaults(page), path).toEqual([]);
      for (const window of narrowWindows) {
        await page.setViewportSize(window);
        expect.soft(await findLayoutFaults(page), `${path} at ${window.width} px`).toEqual([]);
      }
    }
  });
}

/** Changes the text size of the page, and all lengths in rem. */
const enlargeText = (page: Page, size = '200%'): Promise<unknown> =>
  page.evaluate((fontSize) => {
    document.documentElement.style.fontSize = fontSize;
  }, size);

/** Expects no findings of axe and no overflow. */
async function expectSound(page: Page, path: string, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 940 });
  await scrollThrough(page);
  await page.evaluate(() => scrollTo(0, 0));
  await finishMotions(page);
  expect(await findLayoutFaults(page)).toEqual([]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const name = path === '/' ? 'home' : path.slice(1).replaceAll('/', '-');
  await takePicture(page, `${name}-${width}`, true);
  // On a slow network fonts arrive after the first paint.
  expect(await readLetterShift(page)).toBeLessThanOrEqual(0.01);
}
