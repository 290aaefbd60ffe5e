import type { Browser, Page } from '@playwright/test';
import { expectNoFaults } from '../../fixtures/console/console-page.ts';
import { makePlansLate } from '../../fixtures/product/late-plans.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { onPhones } from '../../fixtures/phones.ts';
import type { ProductServer } from '../../fixtures/product/product-server.ts';

test.use({ site: 'own' });
// It waits for two full minutes and two publications.
test.slow();

const title = 'The choir sings on Sunday';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Innsbruck's time in the format of a datetime-local input. */
const clock = new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'short',
  timeZone: 'Europe/Vienna',
});
const nextMinute = () => clock.format(new Date(Date.now() + 60_000)).replace(' ', 'T');

/** A minute may end before its plan is sent: then the next one is planned. */
async function plan(page: Page, label: string, button: string): Promise<void> {
  await expect(async () => {
    await page.getByLabel(label).fill(nextMinute());
    await press(page, button);
    await expect(page.getByText('It is planned.')).toBeVisible();
  }).toPass({ timeout: 120_000 });
}

async function writeNews(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?section=website-news');
  await page.getByRole('link', { name: 'Add a news item' }).click();
  await field(page, 'title-en').fill(title);
  await field(page, 'summary-en').fill('At ten, in the hall.');
  await field(page, 'date').fill('2099-03-01');
  await page.getByRole('checkbox', { name: /Show the English text/ }).check();
  await expect(page.getByText(/^Saved/)).toBeVisible();
}

/** Checks on phones, with JavaScript and without. */
const look = (browser: Browser, product: ProductServer, count: number) =>
  onPhones(browser, product, async ({ page, open }) => {
    await open('/');
    await expect(page.getByRole('main').getByText(title)).toHaveCount(count);
  });

const isOnSite = async (origin: string) => (await (await fetch(origin)).text()).includes(title);
const untilOnSite = (origin: string, isThere: boolean) =>
  expect.poll(() => isOnSite(origin), { timeout: 240_000 }).toBe(isThere);

test('staff plan when a news item comes and when it goes, and visitors see it in between', async ({
  browser,
  page,
  product,
  logInAsAdmin,
}) => {
  const { origin } = product;
  await logInAsAdmin();
  await writeNews(page);
  await page.getByLabel('Publish at').fill('2099-03-29T02:30');
  await press(page, 'Plan the publishing');
  await expect(page.getByText(/^This minute does not exist/)).toBeVisible();
  await plan(page, 'Publish at', 'Plan the publishing');
  await expectNoFaults(page, 'website-planned', [1350, 390, 320]);
  expect(await isOnSite(origin)).toBe(false);
  await untilOnSite(origin, true);
  await look(browser, product, 1);

  await page.reload();
  await plan(page, 'Take down at', 'Plan the taking down');
  await page.goto('/admin/dashboard?section=website-news');
  await expect(page.getByText(/^To be taken down/)).toBeVisible();
  // A power failure, and a restart an hour after that time. The open page would report that it cannot reach the server.
  await page.goto('about:blank');
  await product.kill();
  await makePlansLate(product);
  await product.start();
  await untilOnSite(origin, false);
  await look(browser, product, 0);
  await page.goto('/admin/dashboard?section=website-news');
  const told = /^Taken down late: .* The server was not running at that time/;
  await expect(page.getByText(told)).toBeVisible();
  await page.getByRole('link', { name: 'News: taken down late' }).click();
  await expect(page.getByRole('button', { name: 'Put this message away' })).toBeVisible();
  await expectNoFaults(page, 'website-late', [1350, 390, 320]);
  await press(page, 'Put this message away');
  await expect(page.getByText('The message is put away.')).toBeVisible();
  await expect(page.getByText(told)).toHaveCount(0);
});
