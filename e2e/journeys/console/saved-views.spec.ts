import type { Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { expectNoFaults, submit } from '../../fixtures/console/console-page.ts';
import { acceptInvitation } from '../../fixtures/console/media-person.ts';
import { callAsAdmin } from '../../fixtures/console/staff-calls.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

const pledges = '/admin/dashboard?section=pledges';

const pledge = (page: Page, name: string, amount: number) => {
  const { endpoint, body } = submissions.pledge;
  const email = `${name.toLowerCase()}@example.org`;
  return submit(page, endpoint, { ...sampleOf(body), name, email, amount });
};

const row = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });
const link = (page: Page) =>
  page.getByRole('navigation', { name: 'Views' }).getByRole('link', { name: 'Large pledges' });
const openView = (page: Page) => page.getByRole('main').getByText(/^View: Large pledges/);

async function choose(page: Page, item: string | RegExp): Promise<void> {
  await page.getByRole('button', { name: 'Views', exact: true }).click();
  await page.getByRole('menu').getByText(item).click();
}

test('a view of a table is kept, shared, opened by a colleague, changed, deleted and taken back', async ({
  page,
  browser,
  product,
  logInAsAdmin,
}) => {
  await pledge(page, 'Ada', 700);
  await pledge(page, 'Bela', 50);
  await pledge(page, 'Cora', 900);
  await logInAsAdmin();
  await page.goto(`${pledges}#filter=amount_atLeast_500`);
  await expect(row(page, 'Cora')).toBeVisible();
  await expect(row(page, 'Bela')).toHaveCount(0);

  await choose(page, /^Save as a new view/);
  const dialog = page.getByRole('dialog', { name: 'Save as a view' });
  await dialog.getByLabel('Name of the view').fill('Large pledges');
  await dialog.getByLabel(/^Share it/).check();
  await dialog.getByLabel('Show it in the sidebar').check();
  await expectNoFaults(page, 'view-dialog', [1350, 390]);
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(openView(page)).not.toContainText('changed');
  await expect(link(page)).toHaveAccessibleDescription('2 records');
  await expectNoFaults(page, 'view-open', [1350, 820, 390]);

  await test.step('a colleague pins it, and opens it from the sidebar with the same rows', async () => {
    const calls = await callAsAdmin(product.origin);
    await calls.inviteWith('money@example.org', ['pledge:read']);
    const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: true });
    const colleague = await context.newPage();
    await acceptInvitation(colleague, product.dataFolder, 'Fictional Treasurer');
    await colleague.goto(pledges);
    await expect(row(colleague, 'Bela')).toBeVisible();
    await choose(colleague, /^Large pledges \(/);
    await choose(colleague, /^Rename, share or pin/);
    await colleague.getByLabel('Show it in the sidebar').check();
    await colleague.getByRole('button', { name: 'Save' }).click();
    await colleague.goto('/admin/dashboard?section=people');
    await link(colleague).click();
    await expect(openView(colleague)).toBeVisible();
    await expect(row(colleague, 'Ada')).toBeVisible();
    await expect(row(colleague, 'Cora')).toBeVisible();
    await expect(row(colleague, 'Bela')).toHaveCount(0);
    await context.close();
  });

  await test.step('what differs from it is said until it is saved', async () => {
    await page.getByRole('button', { name: 'Order', exact: true }).click();
    await page.getByRole('menuitemradio', { name: /oldest/i }).click();
    await expect(openView(page)).toContainText('changed, not saved');
    await choose(page, 'Save the changes');
    await expect(page.getByText('Saved the view “Large pledges”.')).toBeVisible();
    await expect(openView(page)).not.toContainText('changed');
  });

  await test.step('it is deleted, and Undo brings it back as it was', async () => {
    await choose(page, 'Delete this view');
    await expect(link(page)).toHaveCount(0);
    await expect(row(page, 'Bela')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(openView(page)).toBeVisible();
    await expect(link(page)).toHaveAccessibleDescription('2 records');
    await expect(row(page, 'Bela')).toHaveCount(0);
    await expect(row(page, /Ada|Cora/)).toContainText(['Ada', 'Cora']);
  });
});
