import type { Page } from '@playwright/test';
import { forgetRefused } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail } from '../../fixtures/product/mailbox.ts';
import { ada } from '../../fixtures/member.ts';
import {
  consoleView,
  expectPart,
  logInOnPseudo,
  openView,
} from '../../fixtures/pseudo/pseudo-console.ts';

test.use({ site: 'pseudo' });

const expectMain = (page: Page, place: string) => expectPart(page, place, 'main');

const sendOf = 'button[type=submit]';

/** Submits an invalid form and waits for its errors. */
async function expectFaults(page: Page, place: string, form: string): Promise<void> {
  await page.locator(`${form} ${sendOf}`).click();
  await page.locator(`${form} [aria-invalid=true]`).first().waitFor();
  await expectMain(page, place);
}

/** Invites a colleague after an attempt without an address, and returns the mailed link. */
async function invite(page: Page, dataFolder: string): Promise<string> {
  await openView(page, consoleView('section=accounts'));
  const form = 'main form:has([name=email])';
  // People have buttons in their cards above it, and roles theirs below.
  await page.locator('main section > button[aria-expanded=false]').first().click();
  await expectFaults(page, 'an invitation with its faults', form);
  await field(page, 'email').fill('invited@example.org');
  await page.locator(form).getByRole('checkbox').first().check();
  await page.locator(`${form} ${sendOf}`).click();
  await expect(page.locator(form)).toHaveCount(0);
  await expectMain(page, 'an invitation that was sent');
  const mail = await readMail(dataFolder, /#invitation=/);
  return mail.split(/\s/).find((word) => word.includes('#invitation=')) ?? '';
}

/** Opens the mailed link while logged out, and creates the account. */
async function accept(page: Page, link: string): Promise<void> {
  await page.context().clearCookies();
  await page.goto(link);
  await page.locator('main form').waitFor();
  await expectMain(page, 'an invitation that is open');
  await expectFaults(page, 'an account with its faults', 'main form');
  await field(page, 'name').fill(ada.fullName);
  for (const name of ['password', 'again']) await field(page, name).fill(ada.password);
  await page.locator(`main ${sendOf}`).click();
  await page.waitForURL('**/de/admin/dashboard**');
}

/** Opens all actions in a colleague's card, each with its question. */
async function openPerson(page: Page): Promise<void> {
  const card = page.locator('main li', { hasText: ada.fullName });
  await card.locator('button[aria-expanded=false]').click();
  const actions = card.locator('button[aria-expanded=false]');
  await expect(actions).not.toHaveCount(0);
  while ((await actions.count()) > 0) await actions.first().click();
  await expectMain(page, 'somebody who works here');
  await card.locator(`form ${sendOf}`).click();
  await expect(card.locator('form')).toHaveCount(0);
  await expectMain(page, 'roles that were saved');
}

const roleForm = 'main form:has(table)';

/** Opens a role with its rights and the question before its removal, and a new one without a name. */
async function openRoles(page: Page): Promise<void> {
  const cards = page.locator('main section').nth(2).locator('li');
  await cards.last().locator('button[aria-expanded=false]').click();
  await cards.last().locator('button[aria-expanded=false]').click();
  await expectMain(page, 'a role');
  await page.locator('main section').nth(2).locator('> button').click();
  await expectFaults(page, 'a new role with its faults', roleForm);
}

/** Saves the policy of second factors: a day without roles, and a past day for the Treasurers. */
async function choosePolicy(page: Page): Promise<void> {
  const form = 'main form:has([name=policyFrom])';
  await field(page, 'policyFrom').fill('2026-01-01');
  await expectFaults(page, 'a second factor for nobody', form);
}

async function openAudit(page: Page): Promise<void> {
  await openView(page, consoleView('section=audit'));
  for (const folded of await page.locator('main details > summary').all()) await folded.click();
  await page.locator(`main details ${sendOf}`).click();
  await page.locator('main details [role=status]').waitFor();
  await page.locator('main h2 ~ div > button').click();
  await expectMain(page, 'the audit log');
  await openView(page, consoleView('section=audit&day=2001-01-01'));
  await expectMain(page, 'the audit log without an entry');
}

test('what staff open of accounts in the console has room for longer texts', async ({
  page,
  product,
  complaints,
}) => {
  await logInOnPseudo(page);
  await accept(page, await invite(page, product.dataFolder));
  await page.context().clearCookies();
  await logInOnPseudo(page);
  await openView(page, consoleView('section=accounts'));
  await openPerson(page);
  await openRoles(page);
  await choosePolicy(page);
  await openAudit(page);
  // Requests that the left page still sends after the logout.
  forgetRefused(complaints, 401);
});
