import type { Browser, Page } from '@playwright/test';
import { expectNoFaults, forgetRefused } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { onPhones } from '../../fixtures/phones.ts';
import type { ProductServer } from '../../fixtures/product/product-server.ts';
import { untilShown } from '../../fixtures/console/until-shown.ts';

test.use({ site: 'own' });
// Two publications, one after the other, and fourteen pages.
test.slow();

const iban = 'DE89 3704 0044 0532 0130 00';
const languages = [
  { prefix: '', time: 'Sundays at half past nine', next: 'Next service' },
  { prefix: '/de', time: 'Sonntags um halb zehn', next: 'Nächster Gottesdienst' },
] as const;
const [english, german] = languages;

const publish = async (page: Page) => {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
};
const published = (page: Page) => expect(page.getByText(/^It is published/)).toBeVisible();

async function changeBankDetails(page: Page, complaints: string[]): Promise<void> {
  await page.goto('/admin/dashboard?section=website-giving');
  await expect(page.getByRole('heading', { level: 1, name: 'Bank details' })).toBeVisible();
  await expect(page.getByText(/what a thief would do/)).toBeVisible();
  await field(page, 'iban').fill(iban.replace('89', '98'));
  await publish(page);
  const fault = page.getByRole('link', { name: /this is no IBAN/ });
  await expect(fault).toBeVisible();
  forgetRefused(complaints, 422);
  await expectNoFaults(page, 'website-bank-details', [1350, 390]);
  await fault.click();
  await expect(field(page, 'iban')).toBeFocused();
  await field(page, 'iban').fill(iban);
  await publish(page);
  await published(page);
}

async function changeServiceTime(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?section=website-services');
  await page.getByRole('link', { name: 'Sunday Worship' }).click();
  await field(page, 'time-en').fill(english.time);
  await field(page, 'time-de').fill(german.time);
  await field(page, 'clock').fill('09:30');
  await publish(page);
  await published(page);
}

const expectOnPhones = (browser: Browser, product: ProductServer) =>
  onPhones(browser, product, async ({ page, open }) => {
    for (const { prefix, time, next } of languages) {
      await open(`${prefix}/giving/payment`);
      await expect(page.getByText(iban)).toBeVisible();
      await expect(page.getByText('AT61 1904 3002 3457 3201')).toHaveCount(0);
      await expect(page.getByRole('contentinfo').getByText(time)).toBeVisible();
      await open(`${prefix}/more/visit`);
      await expect(page.getByRole('main').getByText(time, { exact: true })).toBeVisible();
      await open(prefix || '/');
      await expect(page.getByRole('main').getByText(time, { exact: true })).toBeVisible();
      await expect(page.getByText(next)).not.toContainText('10:00');
      await expect(page.getByRole('contentinfo').getByText(time)).toBeVisible();
    }
  });

test('staff change the bank details and a service time, and visitors see both', async ({
  browser,
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  await logInAsAdmin();
  await changeBankDetails(page, complaints);
  await changeServiceTime(page);
  await page.getByRole('button', { name: 'Show the history' }).click();
  const second = page.getByRole('listitem').filter({ hasText: 'Version 2' });
  await expect(second).toContainText('10:00 AM');
  await expect(second).toContainText(english.time);
  await untilShown(product.origin);
  await expectOnPhones(browser, product);
});
