import type { Page } from '@playwright/test';
import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import { field, fillContact, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail } from '../../fixtures/product/mailbox.ts';
import { ada, createProfile, logIn } from '../../fixtures/member.ts';

const email = 'visitor@example.org';
const corrected = 'When does the choir meet in May?';

/** Sends a form in German, with the address above. */
async function sendForm(page: Page): Promise<void> {
  await page.goto('/de/help/contact');
  await fillContact(page);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Wie es weitergeht' })).toBeVisible();
}

async function correct(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Berichtigen' }).click();
  await expect(page.getByRole('heading', { name: 'Deine Angaben berichtigen' })).toBeFocused();
  await field(page, 'message').fill(corrected);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Berichtigung senden' }).click();
  await expect(page.getByText('Deine Berichtigung ist gespeichert.')).toBeFocused();
  await expect(page.getByText(corrected)).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
}

/** The link to this path in the newest mail that has one. */
async function readLink(dataFolder: string, path: string): Promise<string> {
  const mail = await readMail(dataFolder, new RegExp(path));
  return mail.match(/http:\S+/g)?.find((link) => link.includes(path)) ?? '';
}

test('who has no code corrects what they sent by a link that is mailed to them', async ({
  page,
  product,
}) => {
  await sendForm(page);
  await page.goto('/de/my-data');
  await page.getByRole('button', { name: 'Ich habe keinen Code' }).click();
  await field(page, 'email').fill(email);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Link schicken' }).click();
  await expect(page.getByText(/ist ein Link dorthin unterwegs/)).toBeVisible();

  await page.goto(await readLink(product.dataFolder, '/de/my-data#link='));
  await expect(page.getByRole('heading', { name: 'Das hast du geschickt' })).toBeFocused();
  expect(new URL(page.url()).hash).toBe('');
  await correct(page);
});

test('a member corrects what was sent with the confirmed address', async ({ page, product }) => {
  await sendForm(page);
  const member = { ...ada, email };
  await createProfile(page, member, '/de/join-us/create-profile');
  await page.goto(await readLink(product.dataFolder, '/de/confirm-email/'));
  await page.getByRole('button', { name: 'Adresse bestätigen' }).click();
  await page.getByRole('link', { name: 'Zum Login' }).click();
  await logIn(page, member);

  await page.getByRole('button', { name: 'Zeigen, was geschickt wurde' }).click();
  await expect(page.getByText('Insgesamt 1, das Neueste zuerst.')).toBeFocused();
  await page.getByRole('button', { name: /^Zeigen Eine Nachricht/ }).click();
  await expect(page.getByRole('heading', { name: 'Das hast du geschickt' })).toBeFocused();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await correct(page);
});
