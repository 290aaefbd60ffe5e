import type { Page } from '@playwright/test';
import { submissionNames, submissions } from 'contract/submissions';
import {
  expectNoFaults,
  forgetRefused,
  openOffice,
  submit,
} from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail } from '../../fixtures/product/mailbox.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

const treasurer = { email: 'money@example.org', name: 'Fictional Treasurer' };
const password = 'four rather small words';
const own: readonly string[] = ['partnership', 'pledge'];

/** A word that occurs in one section only. */
const toSentinel = (kind: string) => `canary${kind.toLowerCase()}`;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

async function fillSections(page: Page): Promise<void> {
  for (const name of submissionNames) {
    const { endpoint, body } = submissions[name];
    await submit(page, endpoint, sampleOf(body, toSentinel(name)));
  }
}

/** Invites a colleague and returns the mailed link. */
async function invite(page: Page, dataFolder: string): Promise<string> {
  await openOffice(page, 'Accounts');
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

/** Opens by address what the console does not offer, then everything that it offers, and returns all text. */
async function readEverything(page: Page): Promise<string> {
  const [title, main] = [page.getByRole('heading', { level: 1 }), page.locator('main')];
  await expect(title).toHaveText('Partnerships');
  const offered = page.getByRole('navigation').locator('a[href*="/admin/"]');
  // Today, people, questions, the audit log and what was not delivered.
  await expect(offered).toHaveCount(own.length + 5);
  const texts: string[] = [];
  const read = async (isTheirs: boolean) => {
    await expect(title).toBeVisible();
    await expect(page.getByText('Loading...')).toHaveCount(0);
    const word = main.getByText(/canary(?:partnership|pledge)/).first();
    if (isTheirs) await expect(word).toBeVisible();
    texts.push(await main.innerText());
  };
  const closed = ['section=welfare', 'section=accounts', 'section=website', 'quarantine'];
  for (const query of [...closed, 'section=my-account', 'search=canary']) {
    await page.goto(`/admin/dashboard?${query}`);
    await read(query.startsWith('search='));
  }
  for (const link of await offered.all()) {
    const before = await title.innerText();
    await link.click();
    await expect(title).not.toHaveText(before);
    await read(/partnerships|pledges/.test((await link.getAttribute('href')) ?? ''));
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
    expect([name, seen.includes(toSentinel(name))]).toEqual([name, own.includes(name)]);

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

  await openOffice(page, 'Audit log');
  for (const folded of ['Attempts', 'Confidential sections'])
    await page.getByText(folded, { exact: true }).click();
  const suspended = page.getByRole('listitem').filter({ hasText: 'Suspended an account' });
  await expect(suspended).toBeVisible();
  await expectNoFaults(page, 'audit', [1350, 390]);
  forgetRefused(complaints, 401);
});
