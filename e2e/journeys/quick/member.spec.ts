import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import { forgetRefused } from '../../fixtures/console/console-page.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { readMail } from '../../fixtures/product/mailbox.ts';
import { ada, createProfile, logIn } from '../../fixtures/member.ts';

test('a member joins, changes the profile, forgets the password and comes back with another', async ({
  page,
  product,
  complaints,
}) => {
  await page.goto('/join-us/create-profile');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await createProfile(page, ada);
  await expect(page.getByText('Your profile has been created.')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await logIn(page, ada);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await field(page, 'address').fill('New Street 2');
  await submitButton(page).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await expect(page.getByText('New Street 2')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/join-us/login');

  await page.goto(`/forgot-password?email=${ada.email}`);
  await expect(field(page, 'email')).toHaveValue(ada.email);
  await submitButton(page).click();
  await expect(page.getByText('Reset link sent to your email.')).toBeVisible();
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const [link = ''] = /http:\S+/.exec(await readMail(product.dataFolder, /reset-password/)) ?? [];
  expect(link).toContain(`${product.origin}/reset-password/reset_`);

  await page.goto(link);
  await expect(page).toHaveURL(/\/reset-password\/opened$/);
  expect(await findAccessibilityFaults(page)).toEqual([]);
  const renewed = { ...ada, password: 'four rather small words' };
  await field(page, 'newPassword').fill(renewed.password);
  await field(page, 'confirmPassword').fill(renewed.password);
  await submitButton(page).click();
  await expect(page.getByText('Password reset successful.')).toBeVisible();
  await page.waitForURL('**/login');

  await field(page, 'email').fill(ada.email);
  await field(page, 'password').fill(ada.password);
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Invalid e-mail address or password.');
  forgetRefused(complaints, 401);
  await logIn(page, renewed);
  await expect(page.getByText('New Street 2')).toBeVisible();
});
