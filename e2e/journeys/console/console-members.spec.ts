import type { Page } from '@playwright/test';
import { memberLoginEndpoint } from 'contract/member-session';
import { profileEndpoint, registerEndpoint } from 'contract/profile';
import { reviewSnapshotEndpoint } from 'contract/review';
import {
  cell,
  expectNoFaults,
  forgetRefused,
  openSection,
  panelOf,
  submit,
} from '../../fixtures/console/console-page.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { ada } from '../../fixtures/member.ts';

const choices = { country: 'Austria', gender: 'Prefer not to say', memberType: 'Online' };
const sameName = { ...ada, ...choices, email: 'ada.example@example.org' };
const samePhone = { ...ada, ...choices, fullName: 'Bela Example', email: 'bela@example.org' };

test('two members who are kept apart are asked about again when one of them changes, and then no merge is undone', async ({
  page,
  playwright,
  product,
  complaints,
  logInAsAdmin,
}) => {
  for (const profile of [{ ...ada, ...choices }, sameName, samePhone])
    await submit(page, registerEndpoint, profile);
  const member = await playwright.request.newContext({ baseURL: product.origin });
  const login = await member.post(memberLoginEndpoint, { data: { ...ada, isAdmin: false } });
  const { token, user } = await login.json();
  const moveTo = async (address: string) => {
    const headers = { authorization: `Bearer ${token}` };
    const answer = await member.put(profileEndpoint(user._id), { headers, data: { address } });
    expect(answer.status()).toBe(200);
  };

  await logInAsAdmin();
  await openSection(page, 'User Profiles');
  await page.getByRole('button', { name: 'Same phone, different name: Bela Example' }).click();
  await expect(page.getByRole('dialog').getByText('Same phone, different name')).toHaveCount(2);
  await page.keyboard.press('Escape');
  await openMatch(page);
  await expectNoFaults(page, 'match');
  await page.getByRole('button', { name: 'Compare these 2' }).first().click();
  const readAgain = page.waitForResponse(`**${reviewSnapshotEndpoint('profiles')}`);
  await page.getByRole('button', { name: 'Not a duplicate - keep both' }).click();
  await expect(page.getByText('Saved: these are not duplicates.')).toBeFocused();
  await expect(page.getByText('Possible matches')).toBeHidden();
  await readAgain;

  await moveTo('Sample Street 2');
  // A list, which may be long, is reloaded at most every few seconds.
  await expect(cell(page, 'Sample Street 2')).toBeVisible({ timeout: 20_000 });
  await expect(page.getByRole('button', { name: '2 Possible matches' })).toBeVisible();
  await openMatch(page);
  await page.getByRole('button', { name: 'Compare these 2' }).first().click();
  await page.getByRole('button', { name: 'Merge into one record' }).click();
  await page.getByRole('button', { name: 'Open it' }).click();
  const panel = panelOf(page, ada.fullName);
  await expect(panel.getByText(sameName.email, { exact: true })).toBeVisible();

  await moveTo('Sample Street 3');
  await panel.getByRole('button', { name: 'Undo this merge' }).click();
  await expect(panel.getByRole('alert')).toHaveText(
    'The record that stayed was changed since, so nothing was put back: the change would be lost.',
  );
  await expect(page.getByText('2 Unique')).toBeVisible();
  await expectNoFaults(page, 'undo-refused');
  forgetRefused(complaints, 409);
});

async function openMatch(page: Page): Promise<void> {
  await page
    .getByRole('button', { name: `Possible match: ${ada.fullName}` })
    .first()
    .click();
  await expect(
    page.getByRole('dialog', { name: `Possible matches for ${ada.fullName}` }),
  ).toBeVisible();
}
