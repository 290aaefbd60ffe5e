import type { Page } from '@playwright/test';
import { submissionNames, submissions } from 'contract/submissions';
import { expectNoFaults, forgetRefused, submit } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail } from '../../fixtures/product/mailbox.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

const treasurer = { email: 'money@example.org', name: 'Fictional Treasurer' };
const password = 'four rather small words';
/** The treasurer's sections of the first start. */
const own: readonly string[] = ['partnership', 'pledge'];

/** A word that stands in one section alone. */
const canaryOf = (kind: string) => `canary${kind.toLowerCase()}`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillSections(page: Page): Promise<void> {
  for (const name of submissionNames) {
    const { endpoint, body } = submissions[name];
    await submit(page, endpoint, sampleOf(body, canaryOf(name)));
  }
}

/** Invites a colleague and answers the address of the mailed link. */
async function invite(page: Page, dataFolder: string): Promise<string> {
  await page.getByRole('link', { name: 'Accounts', exact: true }).click();
  await press(page, 'Invite somebody');
  await field(page, 'email').fill(treasurer.email);
  const invitations = page.getByRole('region', { name: 'Invitations' });
  await invitations.getByRole('checkbox', { name: 'Treasurer' }).check();
  await expectNoFaults(page, 'invitation', [1350, 390]);
  await press(page, 'Send invitation');
  await expect(page.getByText(`on its way to ${treasurer.email}`)).toBeVisible();
  const mail = await readMail(dataFolder, /#invitation=/);
  return mail.split(/\s/).find((word) => word.includes('#invitation=')) ?? '';
}

async function accept(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await field(page, 'name').fill(treasurer.name);
  await field(page, 'password').fill(password);
  await field(page, 'again').fill(password);
  await press(page, 'Create account');
  await page.waitForURL('**/admin/dashboard**');
}

/** Opens everything that the console offers, what it does not offer by its address, and looks for every section. */
async function readEverything(page: Page): Promise<string> {
  await expect(page.getByRole('heading', { level: 1, name: 'Partnerships' })).toBeVisible();
  const links = page.getByRole('navigation').getByRole('link');
  const offered = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  const addresses = offered.filter((href) => href?.includes('/admin/'));
  expect(addresses).toHaveLength(own.length + 3);
  const hidden = ['welfare', 'accounts'].map((key) => `/admin/dashboard?section=${key}`);
  const others = ['/admin/dashboard?quarantine', '/admin/dashboard?search=canary'];
  const texts: string[] = [];
  for (const address of [...addresses, ...hidden, ...others]) {
    await page.goto(address ?? '');
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    if (/partnerships|pledges|search=/.test(address ?? ''))
      await expect(
        page
          .locator('main')
          .getByText(/canary(?:partnership|pledge)/)
          .first(),
      ).toBeVisible();
    texts.push(await page.locator('main').innerText());
  }
  return texts.join('\n');
}

test('who is invited sees what their roles allow and nothing else, until they are suspended', async ({
  page,
  browser,
  product,
  logInAsAdmin,
  complaints,
}) => {
  await fillSections(page);
  await logInAsAdmin();
  const link = await invite(page, product.dataFolder);
  const context = await browser.newContext({ baseURL: product.origin });
  const theirs = await context.newPage();
  await accept(theirs, link);
  const seen = await readEverything(theirs);
  for (const name of submissionNames)
    expect([name, seen.includes(canaryOf(name))]).toEqual([name, own.includes(name)]);
  await theirs.goto('/admin/dashboard');

  await page.reload();
  await press(page, `Manage: ${treasurer.name}`);
  await expectNoFaults(page, 'accounts', [1350, 390]);
  const suspend = page.getByRole('button', { name: `Suspend: ${treasurer.name}` });
  await suspend.click();
  await suspend.last().click();
  await expect(page.getByText(`${treasurer.name} is suspended.`)).toBeVisible();
  await theirs.waitForURL('**/join-us/admin-login');
  await theirs.goto(link);
  await expect(
    theirs.getByRole('heading', { name: 'This invitation cannot be used' }),
  ).toBeVisible();
  await context.close();

  await page.goto('/admin/dashboard?section=audit');
  await page.locator('main details > summary').click();
  const suspended = page.getByRole('listitem').filter({ hasText: 'Suspended an account' });
  await expect(suspended).toBeVisible();
  await expectNoFaults(page, 'audit', [1350, 390]);
  forgetRefused(complaints, 401);
});
