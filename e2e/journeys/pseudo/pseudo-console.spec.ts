import type { Page } from '@playwright/test';
import { honeypotField } from 'contract/bot-signals';
import { submissionNames, submissions } from 'contract/submissions';
import { logInAsAdmin } from '../../fixtures/console/admin-login.ts';
import { forgetRefused, submit } from '../../fixtures/console/console-page.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { ada } from '../../fixtures/member.ts';
import { admin } from '../../fixtures/product/product-server.ts';
import {
  consoleView,
  dialog,
  expectPart,
  logInOnPseudo,
  openView,
} from '../../fixtures/pseudo/pseudo-console.ts';
import { expectSound, inPseudo, typed } from '../../fixtures/pseudo/pseudo-page.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

test.use({ site: 'pseudo' });

async function sendAll(page: Page): Promise<void> {
  for (const { endpoint, body } of submissionNames.map((name) => submissions[name]))
    for (const _copy of [1, 2]) await submit(page, endpoint, sampleOf(body, 'payload'));
}

/** Logs in on an English page, and sets the account's language to the pseudo-locale. */
async function chooseLanguage(page: Page): Promise<void> {
  await logInAsAdmin(page);
  await page.goto('/admin/dashboard?section=my-account');
  await page.getByLabel('Your name').fill(ada.fullName);
  await page.getByLabel('Your language').selectOption('Deutsch');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.waitForURL('**/de/admin/dashboard**');
}

/** The addresses of all views: those of the sidebar, and those without a link. */
async function listViews(page: Page): Promise<readonly string[]> {
  const links = page.locator('nav a[href*="/admin/dashboard"]');
  await links.last().waitFor();
  const offered = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(offered.length).toBeGreaterThan(submissionNames.length);
  const others = ['quarantine', 'search=payload', 'section=elsewhere'].map(consoleView);
  return [...offered.map((address) => address ?? ''), ...others];
}

for (const half of [0, 1]) {
  test(`every view of the console has its words, and room for longer ones (${half + 1} of 2)`, async ({
    page,
  }) => {
    await sendAll(page);
    await chooseLanguage(page);
    for (const address of (await listViews(page)).filter((_, index) => index % 2 === half)) {
      await openView(page, address);
      await expectSound(page, address, { names: typed });
    }
  });
}

test('so has the login of staff where it is refused', async ({ page, complaints }) => {
  await page.goto(inPseudo('/join-us/admin-login'));
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill('not the password');
  await submitButton(page).click();
  await page.locator('main [role=alert]').waitFor();
  await expectSound(page, 'an admin login refused');
  forgetRefused(complaints, 401);
});

async function expectMenus(page: Page, width: number): Promise<void> {
  for (const menu of await page.locator('main button[aria-haspopup=menu]:visible').all()) {
    await menu.click();
    await expectPart(page, 'a menu of a table', '[role=menu]', [width]);
    await page.keyboard.press('Escape');
    await expect(page.locator('[role=menu]')).toHaveCount(0);
  }
}

const members = consoleView('section=church-members');
const panel = `main aside[aria-labelledby], ${dialog}`;

/** Sends two records that look like one person's, and one that looks like spam. */
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

async function openRecord(page: Page, id: string): Promise<void> {
  await openView(page, `${members}&record=${id}`);
  await page.locator(panel).waitFor();
}

/** Merges the two records; the first remains. */
async function mergeRecords(page: Page): Promise<void> {
  await openView(page, members);
  await page.getByLabel('Manage groups:').check();
  await page.locator('main section li button').first().click();
  // Two records side by side may scroll sideways on narrow screens (WCAG 1.4.10).
  await expectPart(page, 'two records compared', dialog, [390, 1350]);
  await page.locator(`${dialog} button`).last().click();
  await expect(page.locator(dialog)).toHaveCount(0);
  // The note covers the bottom of the page until the next click elsewhere.
  const note = 'main [data-shown=true]';
  await expectPart(page, 'what is said of a merge', note);
  await page.locator('main h1').click();
  await expectPart(page, 'two records merged', 'main');
}

test('what staff open of records in the console has room for longer texts', async ({ page }) => {
  const original = await sendRecords(page);
  await logInOnPseudo(page);
  await openRecord(page, original);
  await expectPart(page, 'a record', panel);
  for (const width of [390, 1350]) {
    await page.setViewportSize({ width, height: 900 });
    await openView(page, members);
    await expectMenus(page, width);
  }
  await mergeRecords(page);
  await openRecord(page, original);
  await expectPart(page, 'a record that others were merged into', panel);
  await openView(page, consoleView('quarantine'));
  await page.locator('main summary').click();
  await expectPart(page, 'the quarantine', 'main');
});
