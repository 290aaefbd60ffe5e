import type { Page } from '@playwright/test';
import { submissionNames, submissions } from 'contract/submissions';
import { logInAsAdmin } from '../../fixtures/console/admin-login.ts';
import { forgetRefused, submit } from '../../fixtures/console/console-page.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { ada } from '../../fixtures/member.ts';
import { admin } from '../../fixtures/product/product-server.ts';
import { expectSound, inPseudo, typed } from '../../fixtures/pseudo/pseudo-page.ts';
import { sampleOf } from '../../fixtures/sample-body.ts';

test.use({ site: 'pseudo' });

/** The address of a view of the console in the pseudo-locale. */
const consoleView = (query: string): string => inPseudo(`/admin/dashboard?${query}`);

/** `Loading...`, in its brackets. */
const underWay = /\.\.\.⟧$/;

/** Opens a view and waits until it is loaded. */
async function openView(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await page.locator('main h1').waitFor();
  await expect(page.getByText(underWay)).toHaveCount(0);
}

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

/** The addresses of all views: those of the sidebar and the website's, and those without a link. */
async function listViews(page: Page): Promise<readonly string[]> {
  const navigation = 'nav a[href*="/admin/dashboard"]';
  const listLinks = (selector: string) =>
    page.locator(selector).evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  await page.locator(navigation).first().waitFor();
  const ofSidebar = await listLinks(navigation);
  await page.goto(consoleView('section=website'));
  await page.locator('main h1').waitFor();
  const offered = [...new Set([...ofSidebar, ...(await listLinks('main a[href*="section="]'))])];
  expect(offered.length).toBeGreaterThan(submissionNames.length);
  const others = ['quarantine', 'search=payload', 'section=elsewhere'].map(consoleView);
  return [...offered, ...others];
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
