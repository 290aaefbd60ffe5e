import type { Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { expectNoFaults, submit } from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

const card = (page: Page, name: string) =>
  page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });

const send = (
  page: Page,
  kind: 'firstTimer' | 'pledge',
  own: Readonly<Record<string, unknown>> = {},
) =>
  submit(page, submissions[kind].endpoint, {
    ...sampleOf(submissions[kind].body),
    ...{ name: 'Ada Fictional', fullName: 'Ada Fictional', email: 'ada@example.org' },
    ...own,
  });

test('the questions of a pastor are answered, and lead to the records behind them', async ({
  page,
  logInAsAdmin,
}) => {
  await send(page, 'firstTimer');
  // The second pledge of a person is a duplicate in its table, and money here.
  await send(page, 'pledge', { amount: 50 });
  await send(page, 'pledge', { amount: 70.5 });
  await logInAsAdmin();
  await page
    .getByRole('navigation', { name: 'Work' })
    .getByRole('link', { name: 'Questions' })
    .click();
  await expect(card(page, 'Pledges')).toContainText('€120.50');
  await expect(card(page, 'Pledges')).toContainText('2 pledges');
  await expectNoFaults(page, 'questions', [1350, 820, 390]);

  await test.step('pictures are tables on wish', async () => {
    await page.getByRole('button', { name: 'Show as tables' }).click();
    await expectNoFaults(page, 'questions-tables', [1350, 390]);
    await page.getByRole('button', { name: 'Show as pictures' }).click();
  });

  await test.step('a time is chosen, and the list behind a number is one click away', async () => {
    await page.getByLabel('Time', { exact: true }).selectOption('this-month');
    await expect(page).toHaveURL(/period=this-month/);
    await card(page, 'First timers')
      .getByRole('link', { name: /^Show the list/ })
      .click();
    await expect(page.getByRole('heading', { level: 1, name: 'First Timers' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'Ada Fictional' })).toBeVisible();
    await page.goBack();
    await expect(card(page, 'First timers')).toBeVisible();
  });

  await test.step('a question of their own is asked and kept', async () => {
    await page.getByRole('button', { name: 'Ask your own question' }).click();
    await page.getByRole('checkbox', { name: 'Pledge Posts' }).check();
    await page.getByLabel('Group by').selectOption('month');
    await page.getByLabel('Number', { exact: true }).selectOption('amount');
    const own = page.getByRole('region', { name: 'Your own questions' });
    await expect(own).toContainText('€120.50');
    await expectNoFaults(page, 'questions-own', [1350, 390]);
    await page.getByLabel('Name of the question').fill('Pledges by month');
    await page.getByRole('button', { name: 'Save the question' }).click();
    await expect(card(page, 'Pledges by month')).toContainText('€120.50');
    await page.reload();
    await expect(card(page, 'Pledges by month')).toContainText('2 records, average €60.25');
  });
});
