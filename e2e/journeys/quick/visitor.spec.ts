import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import { expectNoFaults } from '../../fixtures/console/console-page.ts';
import { fillContact, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';

async function writeToOffice(page: Page): Promise<void> {
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
}

test('a visitor writes twice, staff see one unique and one duplicate, and a restart loses nothing', async ({
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  await page.goto('/');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact us');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await writeToOffice(page);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.goto('/help/contact');
  await writeToOffice(page);

  await logInAsAdmin();
  await page.getByRole('link', { name: 'Contacts' }).click();
  await expect(page.getByText('1 Unique')).toBeVisible();
  await expect(page.getByText('1 Duplicates')).toBeVisible();
  await expectNoFaults(page, 'contacts');

  await product.stop();
  await product.start();
  await page.reload();
  // Chromium reports the event stream that the restart closed, and each failed reconnection.
  expect(complaints.filter((line) => !line.includes('net::ERR_'))).toEqual([]);
  complaints.length = 0;
  await expect(page.getByText('1 Unique')).toBeVisible();
  await expect(page.getByText('1 Duplicates')).toBeVisible();
  await page.getByLabel('Show duplicates:').check();
  await expect(page.getByRole('gridcell', { name: 'visitor@example.org' })).toHaveCount(2);
});
