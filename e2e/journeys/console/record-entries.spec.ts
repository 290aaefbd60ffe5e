import { expectNoFaults } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail, readMails, recipientOf } from '../../fixtures/product/mailbox.ts';

const email = 'caller@example.org';

test('staff take down who calls, from anywhere, in silence, and find it in its section', async ({
  page,
  product,
  logInAsAdmin,
}) => {
  await logInAsAdmin();
  await page.goto('/admin/dashboard?section=overview');
  await page.getByRole('button', { name: 'Add a record' }).click();
  const dialog = page.getByRole('dialog', { name: 'Add a record' });
  await dialog.getByLabel('Section').selectOption('First Timers');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(dialog.getByLabel('Full name')).toBeFocused();
  await expectNoFaults(page, 'add-record');
  await dialog.getByLabel('Full name').fill('Fictional Caller');
  await dialog.getByLabel('Phone', { exact: true }).fill('0664 1234567');
  await page.reload();
  await page.getByRole('button', { name: 'Add a record' }).click();
  await dialog.getByLabel('Section').selectOption('First Timers');
  await expect(dialog.getByLabel('Full name')).toHaveValue('Fictional Caller');
  await dialog.getByLabel('E-mail', { exact: true }).fill(email);
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const panel = page.getByRole('complementary', { name: 'Fictional Caller' });
  await expect(panel.getByText('0664 1234567')).toBeVisible();
  await expect(panel.getByText(/^taken by telephone/)).toBeVisible();
  await panel.getByRole('button', { name: 'Correct' }).click();
  const form = page.getByRole('dialog', { name: 'Correct Fictional Caller' });
  await expectNoFaults(page, 'correct-record');
  await form.getByLabel('Full name').fill('Fictional Visitor');
  await form.getByLabel(/^Tell the person/).check();
  await form.getByRole('button', { name: 'Save the correction' }).click();
  await expect(
    page.getByText('Fictional Visitor is corrected, and an e-mail is on its way.'),
  ).toBeVisible();
  await expect(page.getByText('Full name before')).toBeVisible();
  await expectNoFaults(page, 'corrected-record');
  expect(await readMail(product.dataFolder, /Hello Fictional Visitor,/)).toContain(
    'We have corrected',
  );
  expect(readMails(product.dataFolder).map(recipientOf)).toEqual([email]);
});
