import { honeypotField } from 'contract/bot-signals';
import { cell, expectNoFaults, openSection } from '../../fixtures/console/console-page.ts';
import { field, fillContact, submitButton, untilFormIsReady } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { openWithoutScript } from '../../fixtures/late-script.ts';

test('a form with what only robots fill in waits in quarantine until staff release it', async ({
  page,
  logInAsAdmin,
}) => {
  await page.goto('/help/contact');
  await untilFormIsReady(page);
  await fillContact(page);
  // The field cannot be reached by user input, so its value is set directly.
  await field(page, honeypotField).evaluate((input) => input.setAttribute('value', 'Robot & Sons'));
  await submitButton(page).click();
  await expect(page.getByText('Received. We confirm it by e-mail.')).toBeVisible();

  await logInAsAdmin();
  await openSection(page, 'Contacts');
  await expect(page.getByText('No data found.')).toBeVisible();
  await page.getByRole('link', { name: 'Quarantine (1)' }).click();
  await expect(page.getByText('A field was filled in that people cannot see.')).toBeVisible();
  await page.getByText('Show what was sent').click();
  await expect(page.getByText('When does the choir meet?')).toBeVisible();
  await expectNoFaults(page, 'quarantine');

  await page.getByRole('button', { name: 'Release Fictional Visitor' }).click();
  await expect(
    page.getByRole('status').getByText('Fictional Visitor is now in Contacts.'),
  ).toBeVisible();
  await expect(page.getByText('The quarantine is empty.')).toBeVisible();
  await openSection(page, 'Contacts');
  await expect(cell(page, 'When does the choir meet?')).toBeVisible();
  await expect(page.getByRole('link', { name: /^Quarantine/ })).toBeHidden();
});

test.describe('before the script is there', () => {
  test.use({ waitsForScript: false });

  test('what is put in quarantine is not thanked for', async ({ page }) => {
    await openWithoutScript(page, '/help/contact');
    await fillContact(page);
    await field(page, honeypotField).evaluate((input) => input.setAttribute('value', 'Robot'));
    await submitButton(page).click();
    await page.waitForURL('**/help/contact/sent#confirmed-by-email');
    await expect(page.getByText('Received. We confirm it by e-mail.')).toBeVisible();
    await expect(page.getByText('Received.', { exact: true })).toBeHidden();
    await expect(page.getByText('Thank you! Your message has been sent.')).toBeHidden();
    await expect(page.getByRole('link', { name: 'Show the receipt' })).toBeVisible();
  });
});
