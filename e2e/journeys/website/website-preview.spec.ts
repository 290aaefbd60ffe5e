import type { Page } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { becomeMedia } from '../../fixtures/console/media-person.ts';
import { takePicture } from '../../fixtures/screenshot.ts';

test.use({ site: 'own' });
test.slow();

const languages = [
  { name: 'English', prefix: '', time: 'Sundays at half past nine', next: 'Next service' },
  { name: 'Deutsch', prefix: '/de', time: 'Sonntags um halb zehn', next: 'Nächster Gottesdienst' },
] as const;
const [english, german] = languages;
const widths = { Phone: 390, Tablet: 820, Computer: 1350 } as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function typeServiceTime(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?section=website-services');
  await page.getByRole('link', { name: 'Sunday Worship' }).click();
  await field(page, 'time-en').fill(english.time);
  await field(page, 'time-de').fill(german.time);
  await field(page, 'clock').fill('09:30');
}

/** Audits it on both pages, in both languages and at each width. */
async function lookEverywhere(page: Page): Promise<void> {
  await press(page, 'Preview');
  const dialog = page.getByRole('dialog', { name: 'Preview' });
  for (const { name, prefix, time, next } of languages) {
    await dialog.getByRole('radio', { name, exact: true }).check();
    await dialog.getByRole('combobox', { name: 'Page' }).selectOption('Plan your visit');
    const visit = page.frameLocator('iframe[title="Preview: Plan your visit"]');
    await expect(visit.getByRole('main').getByText(time, { exact: true })).toBeVisible();
    await expect(
      dialog.getByText(`${new URL(page.url()).origin}${prefix}/more/visit`),
    ).toBeVisible();
    await dialog.getByRole('combobox', { name: 'Page' }).selectOption('Home');
    const home = page.frameLocator('iframe[title="Preview: Home"]');
    await expect(home.getByRole('main').getByText(time, { exact: true })).toBeVisible();
    await expect(home.getByText(next)).not.toContainText(/10:00|start/);
    await expect(home.getByRole('contentinfo').getByText(time)).toBeVisible();
    for (const [device, width] of Object.entries(widths)) {
      await dialog.getByRole('radio', { name: `${device}, ${width}` }).check();
      await expect.poll(() => home.locator('html').evaluate(() => innerWidth)).toBe(width);
    }
  }
}

/** Expects that the page's links do nothing, and its pictures and fonts are loaded. */
async function expectInert(page: Page): Promise<void> {
  const home = page.frameLocator('iframe[title="Preview: Home"]');
  const before = page.url();
  await home.getByRole('contentinfo').getByRole('link').first().click();
  await expect(home.getByRole('contentinfo').getByText(german.time)).toBeVisible();
  expect(page.url()).toBe(before);
  expect(page.context().pages()).toHaveLength(1);
  const letters = () =>
    document.fonts.ready.then((fonts) => [...fonts].map(({ status }) => status));
  expect(await home.locator('html').evaluate(letters)).toContain('loaded');
  expect(await home.locator('script').count()).toBe(0);
}

test('somebody of the media team sees a service time in the preview alone, and it dies with the session', async ({
  browser,
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  await logInAsAdmin();
  await becomeMedia(page, product.dataFolder);
  await typeServiceTime(page);
  await lookEverywhere(page);
  await expectInert(page);
  // The sandbox reports the blocked link.
  complaints.splice(0);
  await expectNoFaults(page, 'website-preview', [1350, 390]);
  const link = page.getByRole('link', { name: /Open in a tab of its own/ });
  const address = (await link.getAttribute('href')) ?? '';
  const [tab] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await expect(tab.getByRole('contentinfo').getByText(german.time)).toBeVisible();
  await takePicture(tab, 'website-preview-tab');

  const visitor = await browser.newPage();
  for (const path of ['', '/more/visit', '/de', '/de/more/visit']) {
    await visitor.goto(product.origin + path);
    for (const { time } of languages) await expect(visitor.getByText(time)).toHaveCount(0);
  }
  expect((await visitor.request.get(product.origin + address)).status()).toBe(401);
  await visitor.close();

  await press(page, 'Close the preview');
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused();
  await press(page, 'Logout');
  await page.waitForURL('**/join-us/admin-login**');
  expect((await page.request.get(address)).status()).toBe(401);
  const answer = await tab.reload();
  expect(answer?.status()).toBe(401);
  await expect(tab.getByText(german.time)).toHaveCount(0);
  await tab.close();
  complaints.splice(0);
});
