import type { Page } from '@playwright/test';
import { field, submitButton } from '../product/form.ts';
import { expect, test } from '../product/journey.ts';

const fillPledge = async (page: Page) => {
  await field(page, 'name').fill('Fictional Giver');
  await field(page, 'email').fill('giver@example.org');
  await field(page, 'amount').fill('25.50');
};

const fillDedication = async (page: Page) => {
  await field(page, 'childName').fill('Fictional Child');
  await field(page, 'dateOfBirth').fill('2025-03-01');
  await field(page, 'parentsNames').fill('Fictional Parents');
  await field(page, 'contactEmail').fill('parents@example.org');
  await field(page, 'phone').fill('+43 512 000000');
  await field(page, 'dedicationDate').fill('2027-01-10');
};

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with JavaScript' : 'without JavaScript', () => {
    test.use({ javaScriptEnabled });

    test('a pledge is sent', async ({ page }) => {
      await page.goto('/giving/pledge');
      await fillPledge(page);
      await submitButton(page).click();
      await expect(page.getByText('Thank you for your pledge!')).toBeVisible();
      if (!javaScriptEnabled) return;
      // SPEC 4: the pledge form keeps standing, with its fields cleared.
      await expect(field(page, 'name')).toHaveValue('');
    });

    test('a child dedication is sent', async ({ page }) => {
      await page.goto('/forms/child-dedication');
      await fillDedication(page);
      await submitButton(page).click();
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
  await page.goto(`${product.origin}/forms/child-dedication`);
  await fillDedication(page);
  // A browser takes an invisible character for a name; the server does not.
  await field(page, 'childName').fill('\u200b');
  await submitButton(page).click();
  await page.waitForURL('**/forms/child-dedication/not-sent#childName');
  await expect(page.locator('#childName')).toBeInViewport();
  await page.goBack();
  await expect(field(page, 'parentsNames')).toHaveValue('Fictional Parents');
  await context.close();
});

test('a failing server leaves every word in the form, and the shell says why', async ({
  page,
  complaints,
}) => {
  await page.goto('/help/contact');
  await page.route('**/api/contacts', (route) => route.abort());
  await field(page, 'name').fill('Fictional Visitor');
  await field(page, 'email').fill('visitor@example.org');
  await field(page, 'subject').fill('A question');
  await field(page, 'message').fill('Hello');
  await submitButton(page).click();
  const outage = page.getByText(
    'We could not reach the church office. What you typed is still here.',
  );
  await expect(outage).toBeVisible();
  await expect(field(page, 'message')).toHaveValue('Hello');

  await page.unroute('**/api/contacts');
  await submitButton(page).click();
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  await expect(outage).toBeHidden();
  complaints.length = 0;
});
