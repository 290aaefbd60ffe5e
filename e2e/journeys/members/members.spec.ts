import { findAccessibilityFaults, findNightFaults } from '../../audits/accessibility.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { ada, becomeMember, createProfile } from '../../fixtures/member.ts';
import { takePicture } from '../../fixtures/screenshot.ts';

/** Chromium reports each response of 400 and above, even those that a journey expects. */
const forget = (complaints: string[]) => {
  complaints.length = 0;
};

test('Back after a logout shows nothing of the member', async ({ page }) => {
  await becomeMember(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await page.waitForURL('**/join-us/login');
  await page.goto('/privacy');
  for (const _step of [1, 2, 3]) {
    await page.goBack();
    await expect(page.locator('main h1')).toBeVisible();
    await expect(page.getByText(ada.address)).toHaveCount(0);
  }
});

test('a page that lay in the back/forward cache during the logout shows nothing of the member', async ({
  page,
  context,
}) => {
  await becomeMember(page);
  await page.goto('/privacy');
  const other = await context.newPage();
  await other.goto('/privacy');
  await other.evaluate(() => localStorage.clear());
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
  await expect(page.getByText(ada.address)).toHaveCount(0);
});

test('a member gets through with the keyboard alone', async ({ page }) => {
  await createProfile(page, ada);
  const typed = page.locator(':focus');
  // The address of the new profile is filled in.
  await expect(field(page, 'email')).toHaveValue(ada.email);
  await field(page, 'email').focus();
  await page.keyboard.press('Tab');
  await expect(typed).toHaveAttribute('name', 'password');
  await page.keyboard.type(ada.password);
  await page.keyboard.press('Enter');
  const edit = page.getByRole('button', { name: 'Edit Profile' });
  await edit.waitFor();
  for (let presses = 0; presses < 40; presses++) {
    if (await edit.evaluate((button) => button === document.activeElement)) break;
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('Enter');
  await expect(typed).toHaveAttribute('name', 'fullName');
  await page.keyboard.press('End');
  await page.keyboard.type(' Junior');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Ada Example Junior')).toBeVisible();
  await expect(edit).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
});

test('every screen of a member, in every state, is free of barriers at both widths', async ({
  page,
  complaints,
}) => {
  const check = async (name: string) => {
    for (const width of [390, 1350]) {
      await page.setViewportSize({ width, height: 940 });
      expect([name, await findAccessibilityFaults(page)]).toEqual([name, []]);
      await takePicture(page, `member-${name}-${width}`, true);
    }
    expect([name, await findNightFaults(page)]).toEqual([name, []]);
  };
  await page.goto('/join-us/create-profile');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await check('create-profile-refused');
  const path = await becomeMember(page);
  await check('profile');
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await check('profile-edit');
  await field(page, 'fullName').fill('');
  await submitButton(page).click();
  await check('profile-edit-refused');
  await field(page, 'fullName').fill(ada.fullName);
  await submitButton(page).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
  await check('profile-saved');
  await page.goto(`${path}0`);
  await expect(page.getByRole('alert')).toBeVisible();
  await check('profile-failed');
  await page.goto(path);
  await page.getByRole('button', { name: 'Logout' }).click();
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await check('login-refused');
  await page.getByRole('button', { name: 'Reset password' }).click();
  await check('local-reset');
  await page.goto('/forgot-password');
  await field(page, 'email').fill(ada.email);
  await submitButton(page).click();
  await expect(page.getByText('Reset link sent to your email.')).toBeVisible();
  await check('forgot-sent');
  await page.goto('/reset-password/reset_0?email=ada%40example.org');
  await expect(field(page, 'newPassword')).toBeVisible();
  await check('reset');
  await field(page, 'newPassword').fill('three small words');
  await field(page, 'confirmPassword').fill('three other words');
  await submitButton(page).click();
  await expect(page.getByRole('alert')).toHaveText('Passwords do not match');
  await check('reset-mismatch');
  forget(complaints);
});
