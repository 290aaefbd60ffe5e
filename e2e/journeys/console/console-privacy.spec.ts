import { expectNoFaults } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';

test('staff note a breach, follow its steps, and read the record of processing', async ({
  page,
  logInAsAdmin,
}) => {
  await logInAsAdmin();
  await page.goto('/admin/dashboard?section=privacy');
  await page.getByText('Note a new one').click();
  await page.getByRole('button', { name: 'Note it' }).click();
  await expect(page.getByText('Enter a day and a time that is not in the future.')).toBeVisible();
  await page.getByLabel('When did you notice it?').fill('2026-01-02T10:00');
  await page.getByLabel(/^What happened/).fill('A list was left on a train.');
  await expectNoFaults(page, 'privacy-breach-form');
  await page.getByRole('button', { name: 'Note it' }).click();
  const breach = page.getByRole('listitem').filter({ hasText: 'Noticed on 2 Jan 2026' });
  await expect(breach.getByText(/^The authority should have known by 5 Jan 2026/)).toBeVisible();
  await breach.getByLabel(/^Tell the Data Protection Authority/).check();
  await breach.getByRole('button', { name: 'Save' }).click();
  await expect(breach.getByText('The authority has been told, or need not be')).toBeVisible();

  await page.getByText('Show it', { exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Welfare' })).toBeVisible();
  await expectNoFaults(page, 'privacy-record');
});
