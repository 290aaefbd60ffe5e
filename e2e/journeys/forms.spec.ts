import type { Page } from '@playwright/test';
import { expect, test } from '../product/journey.ts';

const submit = (page: Page) => page.locator('main button[type=submit]');

const fillPledge = async (page: Page) => {
  await page.getByLabel('Name').fill('Fictional Giver');
  await page.getByLabel('Email').fill('giver@example.org');
  await page.getByLabel(/^Amount/).fill('25.50');
};

const fillDedication = async (page: Page) => {
  await page.getByLabel(/^Child/).fill('Fictional Child');
  await page.locator('[name=dateOfBirth]').fill('2025-03-01');
  await page.getByLabel(/^Parents/).fill('Fictional Parents');
  await page.getByLabel(/Email/).fill('parents@example.org');
  await page.getByLabel(/Phone/).fill('+43 512 000000');
  await page.locator('[name=dedicationDate]').fill('2027-01-10');
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a pledge is sent', async ({ page }) => {
      await page.goto('/giving/pledge');
      await fillPledge(page);
      await submit(page).click();
      await expect(page.getByText('Thank you for your pledge!')).toBeVisible();
      if (!javaScriptEnabled) return;
      // SPEC 4: the pledge form keeps standing, with its fields cleared.
      await expect(page.getByLabel('Name')).toHaveValue('');
    });

    test('a child dedication is sent', async ({ page }) => {
      await page.goto('/forms/child-dedication');
      await fillDedication(page);
      await submit(page).click();
      await expect(page.getByText('Child Dedication Submitted Successfully.')).toBeVisible();
    });
  });
}

test('a form that the server refuses without JavaScript says what to do', async ({
  browser,
  product,
}) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${product.origin}/help/contact`);
  await page.getByLabel('Name').fill('Fictional Visitor');
  // A browser lets this address pass; the server does not.
  await page.getByLabel('Email').fill('visitor@localhost');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Hello');
  await page.locator('main button[type=submit]').click();
  await page.waitForURL('**/help/contact/not-sent#email');
  await page.goBack();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');
  await context.close();
});

test('a failing server leaves every word in the form, and the shell says why', async ({
  page,
  complaints,
}) => {
  await page.goto('/help/contact');
  await page.route('**/api/contacts', (route) => route.abort());
  await page.getByLabel('Name').fill('Fictional Visitor');
  await page.getByLabel('Email').fill('visitor@example.org');
  await page.getByLabel('Subject').fill('A question');
  await page.getByLabel('Message').fill('Hello');
  await submit(page).click();
  const outage = page.getByText(
    'We could not reach the church office. What you typed is still here.',
  );
  await expect(outage).toBeVisible();
  await expect(page.getByLabel('Message')).toHaveValue('Hello');

  await page.unroute('**/api/contacts');
  await submit(page).click();
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  await expect(outage).toBeHidden();
  complaints.length = 0;
});
