import type { Page } from '@playwright/test';
import { TOTP } from 'otpauth';
import {
  demandConfirmation,
  passkeyTest as test,
  plugInAuthenticator,
} from '../../fixtures/console/authenticator.ts';
import { expectNoFaults, forgetRefused } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect } from '../../fixtures/journey.ts';
import { admin } from '../../fixtures/product/product-server.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Milliseconds for which a code is shown. */
const step = 30_000;

/** The code of an app at a time. A code is valid once, so the first is that of the previous step. */
const codeAt = (secret: string, time: number) => new TOTP({ secret }).generate({ timestamp: time });

async function typePassword(page: Page): Promise<void> {
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill(admin.password);
  await press(page, 'Login');
  await expect(page.getByRole('heading', { name: 'One more step' })).toBeVisible();
}

/** Waits for the list too, because a logout would abort its request, which Chromium reports. */
async function untilIn(page: Page): Promise<void> {
  await page.waitForURL('**/admin/dashboard**');
  await expect(page.getByText('No data found.')).toBeVisible();
}

async function logOut(page: Page): Promise<void> {
  await press(page, 'Logout');
  await page.waitForURL('**/join-us/admin-login');
}

/** Reads the ten codes and confirms that they are kept. */
async function keepCodes(page: Page): Promise<readonly string[]> {
  const codes = page.getByRole('region', { name: 'Keep these recovery codes' });
  await expect(codes.getByRole('listitem')).toHaveCount(10);
  const texts = await codes.getByRole('listitem').allInnerTexts();
  await press(page, 'I have kept the codes');
  return texts;
}

/** Adds a passkey and an app, and returns the app's secret. */
async function enrol(page: Page): Promise<string> {
  await page.goto('/admin/dashboard?section=my-account');
  await press(page, 'Add a passkey');
  await field(page, 'factorName').fill('My phone');
  await press(page, 'Create the passkey');
  await expect(page.getByRole('heading', { name: 'Keep these recovery codes' })).toBeFocused();
  await expectNoFaults(page, 'recovery-codes');
  await keepCodes(page);
  await press(page, 'Add an authenticator app');
  const secret = (await page.locator('main form code').innerText()).replace(/\s/g, '');
  await expectNoFaults(page, 'authenticator-app');
  await field(page, 'factorCode').fill(codeAt(secret, Date.now() - step));
  await press(page, 'Add the app');
  await expect(page.getByRole('button', { name: 'Remove My authenticator app' })).toBeVisible();
  return secret;
}

/** Makes new recovery codes as a user whose login is more than ten minutes old. */
async function renewCodes(page: Page): Promise<readonly string[]> {
  await demandConfirmation(page, '**/recovery-codes');
  const button = page.getByRole('button', { name: 'Make new recovery codes' });
  await button.click();
  const dialog = page.getByRole('dialog', { name: 'Please confirm that it is you' });
  const password = dialog.getByLabel('Your password');
  await expect(password).toBeFocused();
  await expectNoFaults(page, 'confirmation');
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(button).toBeFocused();
  await demandConfirmation(page, '**/recovery-codes');
  await button.click();
  await password.fill(admin.password);
  await dialog.getByRole('button', { name: 'Continue with a passkey' }).click();
  return keepCodes(page);
}

test('staff get in with a passkey beside the password and alone, with a code, and with a recovery code once', async ({
  page,
  logInAsAdmin,
  complaints,
}) => {
  await plugInAuthenticator(page);
  await logInAsAdmin();
  const secret = await enrol(page);
  const recoveryCodes = await renewCodes(page);

  await logOut(page);
  await typePassword(page);
  await expectNoFaults(page, 'second-step');
  await press(page, 'Continue with a passkey');
  await untilIn(page);

  await logOut(page);
  await press(page, 'Log in with a passkey');
  await untilIn(page);

  await logOut(page);
  await typePassword(page);
  await press(page, 'Use a code from an app');
  await field(page, 'proofCode').fill(codeAt(secret, Date.now()));
  await press(page, 'Continue');
  await untilIn(page);

  const useRecoveryCode = async (code: string | undefined) => {
    await logOut(page);
    await typePassword(page);
    await press(page, 'Use a recovery code');
    await field(page, 'proofRecoveryCode').fill(code ?? '');
    await press(page, 'Continue');
  };
  await useRecoveryCode(recoveryCodes[0]);
  await untilIn(page);
  await useRecoveryCode(recoveryCodes[0]);
  await expect(page.getByRole('alert')).toBeVisible();
  await field(page, 'proofRecoveryCode').fill(recoveryCodes[1] ?? '');
  await press(page, 'Continue');
  await untilIn(page);
  forgetRefused(complaints, 401);
  forgetRefused(complaints, 428);
});
