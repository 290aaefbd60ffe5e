import type { Locator, Page } from '@playwright/test';
import { languageCodes, languages, pathIn } from 'contract/languages';
import { isPrerendered, ownedPaths } from 'contract/site-paths';
import { findForeignWords } from '../../audits/foreign-words.ts';
import { findLayoutFaults } from '../../audits/layout.ts';
import { expect, readOnlyTest, test } from '../../fixtures/journey.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';

const paths = ownedPaths.filter(isPrerendered).map(({ path }) => path);

/** Pages per test: one test per page would open as many browser contexts. */
const atOnce = 8;
const parts = Array.from({ length: Math.ceil(paths.length / atOnce) }, (_, index) =>
  paths.slice(index * atOnce, (index + 1) * atOnce),
);

async function boxOf(one: Locator) {
  const box = await one.boundingBox();
  if (box === null) throw new Error('It is not shown.');
  return box;
}

const headerHeight = async (page: Page) => (await boxOf(page.getByRole('banner'))).height;

/** Enlarges the text only, like a browser extension for low vision. */
const enlargeLetters = (page: Page) =>
  page.evaluate(() => (document.documentElement.style.fontSize = '200%'));

for (const language of languageCodes) {
  parts.forEach((part, index) => {
    readOnlyTest(
      `pages in ${languages[language].name} have no word of another language (${index + 1} of ${parts.length})`,
      async ({ page }) => {
        for (const path of part) {
          await page.goto(pathIn(language, path));
          await expect(page.locator('html')).toHaveAttribute('lang', language);
          expect.soft(await findForeignWords(page, language), path).toEqual([]);
          if (language === 'en') continue;
          for (const width of [320, 390, 1350]) {
            await page.setViewportSize({ width, height: 900 });
            expect.soft(await findLayoutFaults(page), `${path} at ${width} px`).toEqual([]);
          }
        }
      },
    );
  });
}

readOnlyTest(
  'the bar holds its menus in one row in every language, on a small laptop too',
  async ({ page }) => {
    for (const language of languageCodes) {
      await page.goto(pathIn(language, '/more/visit'));
      await untilHydrated(page);
      for (const width of [1024, 1100, 1263, 1264]) {
        await page.setViewportSize({ width, height: 600 });
        const tops = await page
          .getByRole('banner')
          .locator('nav > ul > li')
          .evaluateAll((items) => items.map((item) => item.getBoundingClientRect().top));
        expect.soft(new Set(tops).size, `${language} at ${width} px`).toBe(1);
      }
    }
  },
);

readOnlyTest(
  'an address that has no page says so in its language',
  async ({ page, complaints }) => {
    const answer = await page.goto('/de/kein-solcher-ort');
    expect(answer?.status()).toBe(404);
    await expect(page.locator('html')).toHaveAttribute('lang', 'de');
    expect(await findForeignWords(page, 'de')).toEqual([]);
    // Chromium reports the status of a page that is missing on purpose.
    await expect.poll(() => complaints.length).toBe(1);
    complaints.length = 0;
  },
);

/** Requirements 2.10 prescribes the sections' names; the initial roles are data. */
const namesOfSections = [
  ...['Testimonies', 'Enquiries', 'Welfare', 'Requests'],
  ...['First Timers', 'New Believers', 'Church Members', 'Welcome team'],
];

test('the console follows the language of its user’s account', async ({ page, logInAsAdmin }) => {
  await logInAsAdmin();
  await page.goto('/admin/dashboard?section=my-account');
  await page.getByLabel('Your name').fill('Fiktive Leitung');
  await page.getByLabel('Your language').selectOption('Deutsch');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/\/de\/admin\/dashboard\?section=my-account$/);
  await expect(page.getByRole('heading', { name: 'Mein Konto', level: 1 })).toBeVisible();
  for (const section of ['my-account', 'accounts', 'audit', 'pledges']) {
    await page.goto(`/de/admin/dashboard?section=${section}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect.soft(await findForeignWords(page, 'de', namesOfSections), section).toEqual([]);
  }
});

readOnlyTest('a menu opens below all rows of a bar with large letters', async ({ page }) => {
  await page.goto('/de/');
  await enlargeLetters(page);
  await page.getByRole('banner').locator('button[popovertarget]:visible').first().click();
  const panel = page.locator('[popover]:popover-open');
  expect((await boxOf(panel)).y).toBeGreaterThanOrEqual((await headerHeight(page)) - 1);
});

test.describe('to a browser that prefers German', () => {
  test.use({ locale: 'de-AT' });

  readOnlyTest(
    'an English page stays English, and offers the German one in one line',
    async ({ page }) => {
      await page.goto('/more/visit');
      await expect(page.locator('html')).toHaveAttribute('lang', 'en');
      const offer = page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' });
      await expect(offer).toBeVisible();
      await enlargeLetters(page);
      expect((await boxOf(offer)).y).toBeGreaterThanOrEqual(await headerHeight(page));
      await offer.click();
      await expect(page).toHaveURL(/\/de\/more\/visit$/);
      await untilHydrated(page);
      await page.getByRole('banner').getByRole('link', { name: 'English' }).click();
      await expect(page).toHaveURL(/[^e]\/more\/visit$/);
      await untilHydrated(page);
      // The last choice wins.
      await expect(page.getByRole('link', { name: 'Diese Seite auf Deutsch lesen' })).toHaveCount(
        0,
      );
    },
  );
});
