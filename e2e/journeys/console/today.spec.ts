import type { Page } from '@playwright/test';
import { submissions } from 'contract/submissions';
import { logInAsAdmin } from '../../fixtures/console/admin-login.ts';
import { expectNoFaults, submit } from '../../fixtures/console/console-page.ts';
import { acceptInvitation } from '../../fixtures/console/media-person.ts';
import { callAsAdmin } from '../../fixtures/console/staff-calls.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

const today = '/admin/dashboard?section=overview';

/** Asks for help, or only writes, as somebody with this name. */
const ask = (
  page: Page,
  kind: 'welfare' | 'contact',
  name: string,
  message = 'Please call me.',
) => {
  const { endpoint, body } = submissions[kind];
  const email = `${name.toLowerCase()}@example.org`;
  return submit(page, endpoint, { ...sampleOf(body), name, email, message });
};

const card = (page: Page, name: string) => page.getByRole('article', { name, exact: true });
const list = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name });

test('the open work of a day is seen, shared out and done, by each only what they may read', async ({
  page,
  browser,
  product,
  logInAsAdmin: logIn,
}) => {
  await ask(page, 'welfare', 'Ada', 'I do not want to live any more.');
  await ask(page, 'welfare', 'Bela');
  await ask(page, 'contact', 'Cora');
  await (
    await callAsAdmin(product.origin)
  ).inviteWith('care@example.org', ['welfare:read', 'welfare:review']);
  const context = await browser.newContext({ baseURL: product.origin, javaScriptEnabled: true });
  const care = await context.newPage();
  await acceptInvitation(care, product.dataFolder, 'Fictional Care');

  await logIn();
  await page.goto(today);
  await care.goto(today);
  await expect(page.getByRole('article')).toHaveCount(3);
  await expect(care.getByRole('article')).toHaveCount(2);
  await expect(list(page, 'All open')).toHaveText('All open 3');
  await expect(list(care, 'All open')).toHaveText('All open 2');
  // The cry for help is found by its words soon after it came in, and then stands first.
  await expect(async () => {
    await page.reload();
    await expect(page.getByRole('article').first()).toContainText('May be urgent');
  }).toPass();
  await expect(page.getByRole('article').first()).toContainText('I do not want to live any more.');
  await expectNoFaults(page, 'today', [1350, 820, 390]);

  await test.step('what one takes on, the other sees at once, without anything moving', async () => {
    await card(page, 'Bela')
      .getByRole('button', { name: /^Assign to me/ })
      .click();
    await expect(page.getByText(/^Bela: assigned to/)).toBeVisible();
    await expect(card(care, 'Bela').getByRole('img', { name: /^Assigned to/ })).toBeVisible();
    await ask(page, 'contact', 'Dora');
    await ask(page, 'welfare', 'Emil');
    await expect(list(page, 'All open')).toHaveText('All open 5');
    await expect(list(care, 'All open')).toHaveText('All open 3');
    await expect(care.getByRole('button', { name: '1 new - show' })).toBeVisible();
    await expect(card(care, 'Emil')).toHaveCount(0);
    await care.getByRole('button', { name: '1 new - show' }).click();
    await expect(card(care, 'Emil')).toBeFocused();
    await expect(care.getByText(/Cora|Dora/)).toHaveCount(0);
  });

  await test.step('by keys many are selected, done, and taken back', async () => {
    await card(care, 'Emil').press('x');
    await care.keyboard.press('k');
    await care.keyboard.press('x');
    await care.keyboard.press('d');
    await expect(care.getByText('2 records: done.')).toBeVisible();
    await expect(list(care, 'All open')).toHaveText('All open 1');
    await expect(list(page, 'All open')).toHaveText('All open 3');
    await care.keyboard.press('u');
    await expect(care.getByText('2 records: as before.')).toBeVisible();
    await expect(list(page, 'All open')).toHaveText('All open 5');
  });
  await context.close();
});

test('a day is worked through on a phone, where nothing is wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await ask(page, 'welfare', 'Ada', 'Please help us, there is much to tell. '.repeat(20));
  await ask(page, 'welfare', 'Bela');
  await logInAsAdmin(page);
  await page.goto(today);
  await card(page, 'Ada').getByRole('button', { name: 'Read all' }).click();
  await page.getByRole('checkbox', { name: 'Select Ada' }).check();
  await page.getByRole('checkbox', { name: 'Select Bela' }).check();
  await expectNoFaults(page, 'today-selection', [390]);
  await page.getByRole('button', { name: 'Snooze', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Tomorrow morning/ }).click();
  await expect(page.getByText(/^2 records: snoozed until/)).toBeVisible();
  await list(page, 'Snoozed').click();
  await expect(page.getByRole('article')).toHaveCount(2);
});
