import type { Browser, Page } from '@playwright/test';
import {
  expectNoFaults,
  forgetRefused,
  openWebsitePart,
} from '../../fixtures/console/console-page.ts';
import { untilShown } from '../../fixtures/console/until-shown.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { onPhones } from '../../fixtures/phones.ts';
import type { ProductServer } from '../../fixtures/product/product-server.ts';

test.use({ site: 'own' });
// One publication and twelve pages.
test.slow();

const phone = '+43 512 123456';
const live = 'https://live.example.org/today';

const publish = (page: Page) => page.getByRole('button', { name: 'Publish', exact: true }).click();

/** Changes the church's identity in the console, after an invalid phone number was refused. */
async function changeIdentity(page: Page, complaints: string[]): Promise<void> {
  await openWebsitePart(page, 'The church');
  await expect(page.getByRole('heading', { level: 1, name: 'The church' })).toBeVisible();
  await field(page, 'phone').fill('0512 123456');
  await publish(page);
  const fault = page.getByRole('link', { name: /^Phone: please write it with the country/ });
  await expect(fault).toBeVisible();
  forgetRefused(complaints, 422);
  await expectNoFaults(page, 'website-identity', [1350, 390]);
  await fault.click();
  await expect(field(page, 'phone')).toBeFocused();
  await field(page, 'phone').fill(phone);
  await field(page, 'liveStream').fill(live);
  await publish(page);
  await expect(page.getByText(/^It is published/)).toBeVisible();
}

/** Checks the served document and the hydrated page in both languages. */
const expectIdentityOnPhones = (browser: Browser, product: ProductServer) =>
  onPhones(browser, product, async ({ page, open }) => {
    // A Monday, because during a service the home page has a second link to the live stream.
    await page.clock.setFixedTime('2026-11-30T12:00:00Z');
    for (const prefix of ['', '/de']) {
      await open(prefix || '/');
      const call = page.getByRole('contentinfo').getByRole('link', { name: phone });
      await expect(call).toHaveAttribute('href', 'tel:+43512123456');
      await expect(page.locator(`header a[href="${live}"]`)).toHaveCount(1);
      await expect(page.getByRole('main').locator(`a[href="${live}"]`)).toHaveCount(1);
      const told = page.locator('script[type="application/ld+json"]').first();
      expect(await told.textContent()).toContain(`"telephone":"${phone}"`);
      await open(`${prefix}/more/visit`);
      await expect(page.getByRole('main').getByRole('link', { name: phone })).toBeVisible();
      await open(`${prefix}/imprint`);
      await expect(page.getByRole('main')).toContainText(new RegExp(phone.replaceAll(/\W/g, '.')));
      await expect(page.getByText('+43 512 000000')).toHaveCount(0);
    }
  });

test('staff change the phone number and the live link, and visitors see both', async ({
  browser,
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  await logInAsAdmin();
  await changeIdentity(page, complaints);
  await untilShown(product.origin);
  await expectIdentityOnPhones(browser, product);
});
