import type { Locator, Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import {
  demandConfirmation,
  passkeyTest as test,
  plugInAuthenticator,
} from '../../fixtures/console/authenticator.ts';
import { forgetRefused } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect } from '../../fixtures/journey.ts';
import { admin } from '../../fixtures/product/product-server.ts';
import {
  consoleView,
  dialog,
  expectPart,
  logInOnPseudo,
  openView,
  typePassword,
} from '../../fixtures/pseudo/pseudo-console.ts';

test.use({ site: 'pseudo' });

const expectMain = (page: Page, place: string) => expectPart(page, place, 'main');
const expectDialog = (page: Page, place: string) => expectPart(page, place, dialog);

/** Submits the only form in a part of the page. */
const send = (part: Locator): Promise<void> => part.locator('[type=submit]:visible').click();

/** Submits invalid input and waits for its errors. */
async function sendWrong(part: Locator): Promise<void> {
  await send(part);
  await part.locator('[aria-invalid=true]:visible').first().waitFor();
}

/** The indexes of the account page's parts. */
const [details, email, password, factors] = [0, 1, 2, 4];
const partOf = (page: Page, which = factors) => page.locator('main h1 ~ section').nth(which);

async function openForms(page: Page): Promise<void> {
  for (const which of [email, password]) {
    await partOf(page, which).locator('> button').click();
    await sendWrong(partOf(page, which));
  }
  await sendWrong(partOf(page, details));
  await expectMain(page, 'the forms of an account');
}

/** Reads the ten codes, which are shown once, and confirms that they are kept. */
async function keepCodes(page: Page, place: string): Promise<void> {
  const codes = page.locator('main section', { has: page.locator('> ol code') }).last();
  await expect(codes.locator('li')).toHaveCount(10);
  await codes.locator('div button').last().click();
  await expectMain(page, place);
  await codes.locator('> button').click();
  await expect(codes).toHaveCount(0);
}

/** Adds a passkey after an attempt without a name. */
async function addPasskey(page: Page, part: Locator): Promise<void> {
  await part.locator('> div:nth-last-of-type(2) > button').click();
  await field(page, 'factorName').fill('');
  await sendWrong(part);
  await expectMain(page, 'a passkey without a name');
  await field(page, 'factorName').fill('payload');
  await send(part);
}

async function addApp(page: Page): Promise<void> {
  const part = partOf(page);
  await part.locator('> div:last-of-type > button').click();
  const secret = (await part.locator('form code').innerText()).replace(/\s/g, '');
  await sendWrong(part);
  await expectMain(page, 'an authenticator app without a code');
  await field(page, 'factorCode').fill(new TOTP({ secret }).generate());
  await send(part);
  await expect(part.locator('li')).toHaveCount(2);
}

/** Opens the forms to rename and remove both factors. */
async function askAboutFactors(page: Page): Promise<void> {
  const [passkey, app] = [partOf(page).locator('li').first(), partOf(page).locator('li').last()];
  await passkey.locator('button').first().click();
  await field(page, 'newFactorName').fill('');
  await sendWrong(passkey);
  await app.locator('button').last().click();
  await expectMain(page, 'a factor without a name, and one that is to go');
  await field(page, 'newFactorName').fill('payload');
  await send(passkey);
  await expect(passkey.locator('form')).toHaveCount(0);
  await app.locator('[role=group] button').first().click();
  await expectMain(page, 'a factor with another name');
}

/** Makes new recovery codes as a user with an old login, and confirms it in each way. */
async function confirm(page: Page): Promise<void> {
  await demandConfirmation(page, '**/recovery-codes');
  await partOf(page).locator('> button').click();
  const asked = page.locator(dialog);
  await sendWrong(asked);
  await expectDialog(page, 'a confirmation without the password');
  await asked.locator('[role=group] button').click();
  await sendWrong(asked);
  await expectDialog(page, 'a confirmation without a code');
  await asked.locator('[name=proofPassword]').fill('not the password');
  await asked.locator('[name=proofCode]').fill('000000');
  await send(asked);
  await asked.locator('[role=alert]').waitFor();
  await expectDialog(page, 'a confirmation refused');
  await asked.locator('[role=group] button').click();
  await asked.locator('[name=proofPassword]').fill(admin.password);
  await send(asked);
  await keepCodes(page, 'recovery codes in place of others');
}

/** Logs in by password and passkey, after every possible error. */
async function logInAgain(page: Page): Promise<void> {
  await page.context().clearCookies();
  await page.goto(consoleView('section=my-account'));
  await page.waitForURL('**/de/join-us/admin-login');
  const refusal = { status: 500, json: {} };
  await page.route('**/passkey-options', (route) => route.fulfill(refusal), { times: 1 });
  await page.locator('main button:not([type=submit])').click();
  await page.locator('main [role=alert]').waitFor();
  await expectMain(page, 'a passkey that did not work, after a session that ended');
  await typePassword(page);
  const step = page.locator('main section');
  await expectMain(page, 'the second step of a login');
  await step.locator('[role=group] button').last().click();
  await sendWrong(step);
  await expectMain(page, 'a recovery code that is not typed');
  await step.locator('[name=proofRecoveryCode]').fill('payload');
  await send(step);
  await step.locator('[role=alert]').waitFor();
  await expectMain(page, 'a recovery code refused');
  await step.locator('[role=group] button').first().click();
  await send(step);
  await page.waitForURL('**/de/admin/dashboard**');
}

/** Removes both factors, of which the second is the last. */
async function removeFactors(page: Page): Promise<void> {
  const entries = partOf(page).locator('> ul > li');
  for (const left of [1, 0]) {
    await entries.first().locator('button').last().click();
    await expectMain(page, `a factor that is to go, with ${left} left`);
    await entries.first().locator('[role=group] button').last().click();
    await expect(entries).toHaveCount(left);
    await expectMain(page, `a factor removed, with ${left} left`);
  }
}

/** Requires a second factor of owners: first from a future day, then from a past one. */
async function demandFactor(page: Page): Promise<void> {
  await openView(page, consoleView('section=accounts'));
  const form = page.locator('main form:has([name=policyFrom])');
  await field(page, 'policyFrom').fill('2999-01-01');
  await form.getByRole('checkbox').first().check();
  await send(form);
  await page.locator('main a[href$="section=my-account"]').first().waitFor();
  await expectMain(page, 'a second factor that is needed soon');
  await field(page, 'policyFrom').fill('2026-01-01');
  await send(form);
  await expect(form).toHaveCount(0);
  await expectMain(page, 'a second factor that is needed now');
  await addPasskey(page, page.locator('main h1').locator('..'));
  await keepCodes(page, 'the recovery codes of a factor that is needed');
  await expectMain(page, 'a second factor that was needed');
}

test('what staff do about second factors has its words, and room for longer ones', async ({
  page,
  complaints,
}) => {
  await plugInAuthenticator(page);
  await logInOnPseudo(page);
  await openView(page, consoleView('section=my-account'));
  await openForms(page);
  await addPasskey(page, partOf(page));
  await keepCodes(page, 'recovery codes');
  await addApp(page);
  await askAboutFactors(page);
  await confirm(page);
  await logInAgain(page);
  await removeFactors(page);
  await demandFactor(page);
  for (const status of [401, 403, 428, 500]) forgetRefused(complaints, status);
});
