import type { Page } from '@playwright/test';
import { honeypotField } from 'contract/bot-signals';
import { submissionNames, submissions } from 'contract/submissions';
import { TOTP } from 'otpauth';
import { untilAtRest } from '../audits/stillness.ts';
import { forgetRefused, submit } from '../fixtures/console-page.ts';
import { field, submitButton } from '../fixtures/form.ts';
import { expect, test } from '../fixtures/journey.ts';
import { readMail } from '../fixtures/mailbox.ts';
import { ada } from '../fixtures/member.ts';
import { admin } from '../fixtures/product-server.ts';
import { allWidths, expectSound, expectTexts, inPseudo, typed } from '../fixtures/pseudo-page.ts';
import { sampleOf } from '../fixtures/sample-body.ts';

test.use({ site: 'pseudo' });

/** Presses what opens, changes or refuses something in a view, one after the other. */
async function expectPartsSound(page: Page, address: string, which: string): Promise<void> {
  await openView(page, address);
  const parts = page.locator(`main :is(${which}):visible`);
  for (let index = 0; index < (await parts.count()); index += 1) {
    await parts.nth(index).click();
    await untilAtRest(page);
    await expectTexts(page, `${address}, part ${index + 1}`, typed);
    await page.keyboard.press('Escape');
  }
}

async function openView(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main h1').waitFor();
  await expect(page.getByText(/^Loading\.\.\.$/)).toHaveCount(0);
}

const consoleView = (query: string) => inPseudo(`/admin/dashboard?${query}`);

test('every view of the console has its words from texts of its language', async ({
  page,
  complaints,
  logInAsAdmin,
}) => {
  for (const name of submissionNames)
    for (const _copy of [1, 2])
      await submit(page, submissions[name].endpoint, sampleOf(submissions[name].body, 'payload'));
  await page.goto(inPseudo('/join-us/admin-login'));
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill('not the password');
  await submitButton(page).click();
  await page.locator('main [role=alert]').waitFor();
  await expectSound(page, 'an admin login refused');
  forgetRefused(complaints, 401);

  await logInAsAdmin();
  await page.goto('/admin/dashboard?section=my-account');
  await page.getByLabel('Your name').fill(ada.fullName);
  await page.getByLabel('Your language').selectOption('Deutsch');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.waitForURL('**/de/admin/dashboard**');

  const links = page.locator('nav a[href*="/admin/dashboard"]');
  await links.last().waitFor();
  const offered = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(offered.length).toBeGreaterThan(submissionNames.length);
  const others = ['quarantine', 'search=payload', 'section=elsewhere'].map(consoleView);
  for (const address of [...offered, ...others]) {
    await openView(page, address ?? '');
    await expectTexts(page, address ?? '', typed);
    for (const width of allWidths) {
      await page.setViewportSize({ width, height: 900 });
      await untilAtRest(page);
      const overflow = () =>
        document.documentElement.scrollWidth - document.documentElement.clientWidth;
      expect.soft(await page.evaluate(overflow), `${address} at ${width} px`).toBe(0);
    }
  }
  const opens = '[aria-haspopup], summary, button[aria-expanded=false]';
  for (const section of ['church-members', 'accounts', 'audit'])
    await expectPartsSound(page, consoleView(`section=${section}`), opens);
  await openView(page, consoleView('section=church-members'));
  await page.locator('main [role=gridcell] a').first().click();
  await untilAtRest(page);
  await expectTexts(page, 'a record', typed);
});

const desktopAndPhone = [1350, 390];

const expectPart = (page: Page, place: string, within: string, widths = desktopAndPhone) =>
  expectSound(page, place, { within, names: typed, widths });

/** A table has other tools where it is narrow. */
async function expectMenus(page: Page, width: number): Promise<void> {
  for (const menu of await page.locator('main button[aria-haspopup=menu]:visible').all()) {
    await menu.click();
    await expectPart(page, 'a menu of a table', '[role=menu]', [width]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=menu]')).toHaveCount(0);
  }
}

const dialog = '[role=dialog]';
const panel = `main aside[aria-labelledby], ${dialog}`;

/** A login on a page chooses the language of an account that has none. */
async function logInOnPseudo(page: Page): Promise<void> {
  await page.goto(inPseudo('/join-us/admin-login'));
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill(admin.password);
  await submitButton(page).click();
  await page.waitForURL('**/de/admin/dashboard**');
}

/** Two of which staff will think that they are one, and one that looks like a robot's. */
async function sendRecords(page: Page): Promise<string> {
  const { endpoint, body } = submissions.churchMember;
  const member = sampleOf(body, 'payload');
  const { _id } = await submit(page, endpoint, member);
  await submit(page, endpoint, { ...member, address: 'payload 2' });
  const { contact } = submissions;
  const robot = { ...sampleOf(contact.body, 'payload'), [honeypotField]: 'payload' };
  await submit(page, contact.endpoint, robot);
  return _id;
}

/** Merges the two records, of which the first stays. */
async function mergeRecords(page: Page, members: string): Promise<void> {
  await openView(page, members);
  await page.getByLabel('Manage groups:').check();
  await page.locator('main section li button').first().click();
  await expectPart(page, 'two records compared', dialog);
  await page.locator(`${dialog} button`).last().click();
  await expect(page.locator(dialog)).toHaveCount(0);
  await expectPart(page, 'two records merged', 'main');
}

test('what staff open of records in the console has room for longer texts', async ({ page }) => {
  const original = await sendRecords(page);
  await logInOnPseudo(page);
  const members = consoleView('section=church-members');
  await openView(page, `${members}&record=${original}`);
  await expectPart(page, 'a record', panel);
  for (const width of desktopAndPhone.toReversed()) {
    await page.setViewportSize({ width, height: 900 });
    await openView(page, members);
    await expectMenus(page, width);
  }
  await mergeRecords(page, members);
  await openView(page, `${members}&record=${original}`);
  await expectPart(page, 'a record that others were merged into', panel);
  await openView(page, consoleView('quarantine'));
  await page.locator('main summary').click();
  await expectPart(page, 'the quarantine', 'main');
});

const invited = 'invited@example.org';

/** Invites somebody after a first try without an address, and answers the address of the mailed link. */
async function invite(page: Page, dataFolder: string): Promise<string> {
  await openView(page, consoleView('section=accounts'));
  const form = page.locator('main form:has([name=email])');
  // The people above it have buttons that open in their cards, the roles below it their own.
  await page.locator('main section > button[aria-expanded=false]').first().click();
  await form.locator('button[type=submit]').click();
  await form.locator('[aria-invalid=true]').first().waitFor();
  await expectPart(page, 'an invitation with its faults', 'main');
  await field(page, 'email').fill(invited);
  await form.getByRole('checkbox').first().check();
  await form.locator('button[type=submit]').click();
  await expect(form).toHaveCount(0);
  await expectPart(page, 'an invitation that was sent', 'main');
  const mail = await readMail(dataFolder, /#invitation=/);
  return mail.split(/\s/).find((word) => word.includes('#invitation=')) ?? '';
}

/** Adds an authenticator app to the account, and is shown recovery codes. */
async function addApp(page: Page): Promise<void> {
  await openView(page, consoleView('section=my-account'));
  await page.locator('main section > h3 ~ div button').last().click();
  const form = page.locator('main form:has(code)');
  const secret = (await form.locator('code').innerText()).replace(/\s/g, '');
  await expectPart(page, 'an authenticator app', 'main');
  await field(page, 'factorCode').fill(new TOTP({ secret }).generate());
  await form.locator('button[type=submit]').click();
  await expect(page.locator('main li code')).toHaveCount(10);
  await expectPart(page, 'recovery codes', 'main');
}

test('what staff open of accounts in the console has room for longer texts', async ({
  page,
  product,
}) => {
  await logInOnPseudo(page);
  const link = await invite(page, product.dataFolder);
  await addApp(page);
  await page.context().clearCookies();
  await page.goto(link);
  await page.locator('main form').waitFor();
  await expectPart(page, 'an invitation that is open', 'main');
});
