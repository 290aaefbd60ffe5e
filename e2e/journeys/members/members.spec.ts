import { findAccessibilityFaults, findNightFaults } from '../../audits/accessibility.ts';
import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { ada, becomeMember, createProfile, logIn } from '../../fixtures/member.ts';
import { takePicture } from '../../fixtures/screenshot.ts';

/** Chromium reports each response of 400 and above, even those that a journey expects. */
const forget = (complaints: string[]) => {
  complaints.length = 0;
};

test('a second member gets the same answer for the first member as for an unknown id', async ({
  page,
  complaints,
}) => {
  const first = await becomeMember(page);
  await page.getByRole('button', { name: 'Logout' }).click();
  await becomeMember(page, { ...ada, email: 'bea@example.org', address: 'Own Street 3' });
  const unknown = `/profile/${'0'.repeat(8)}-0000-0000-0000-${'0'.repeat(12)}`;
  const seen: string[] = [];
  for (const path of [first, unknown]) {
    const answered = page.waitForResponse((response) =>
      response.url().endsWith(`/api${path.replace('/profile/', '/profiles/')}`),
    );
    await page.goto(path);
    const answer = await answered;
    expect(answer.status()).toBe(404);
    await expect(page.getByRole('alert')).toHaveText('Failed to fetch profile.');
    seen.push(await answer.text());
  }
  expect(seen[0]).toBe(seen[1]);
  await expect(page.getByText(ada.address)).toHaveCount(0);
  forget(complaints);
});

test('what was typed when the session ended is there again after the login', async ({
  page,
  complaints,
}) => {
  const path = await becomeMember(page);
  await page.getByRole('button', { name: 'Edit Profile' }).click();
  await field(page, 'address').fill('New Street 2');
  const token = await page.evaluate(() => localStorage.getItem('token'));
  await page.request.post('/api/profiles/logout', {
    headers: { authorization: `Bearer ${token}` },
  });
  await submitButton(page).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  forget(complaints);
  expect(await logIn(page, ada)).toBe(path);
  await expect(field(page, 'address')).toHaveValue('New Street 2');
  await submitButton(page).click();
  await expect(page.getByText('Profile updated successfully.')).toBeVisible();
});

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

test('a logout in another tab ends the visit in this one', async ({ page, context }) => {
  const path = await becomeMember(page);
  const other = await context.newPage();
  await other.goto(path);
  await other.getByRole('button', { name: 'Logout' }).click();
  await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
});

test('a member comes in where the browser blocks storage, and no further than the page lives', async ({
  page,
}) => {
  await createProfile(page, ada);
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('blocked', 'SecurityError');
        },
      });
    }
  });
  await page.goto('/join-us/login');
  await logIn(page, ada);
  await expect(page.getByText(ada.address)).toBeVisible();
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
});

test('corrupt storage counts as logged out', async ({ page }) => {
  await page.addInitScript(() => {
    localStorage.setItem('token', '{"token":');
    localStorage.setItem('userProfile', '{');
    localStorage.setItem('adminToken', 'two words');
    sessionStorage.setItem('draft:profile', '[');
  });
  await page.goto('/profile/1');
  await expect(page.getByRole('heading', { name: 'Member Login' })).toBeVisible();
  await page.goto('/join-us/create-profile');
  await expect(field(page, 'fullName')).toHaveValue('');
  await page.goto('/admin/dashboard');
  await expect(page.getByRole('heading', { name: 'Admin Login' })).toBeVisible();
});

test('a proxy’s page in place of an answer gives the catalogue’s words', async ({
  page,
  complaints,
}) => {
  await page.route('**/api/profiles/**', (route) =>
    route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
  );
  await page.goto('/join-us/login');
  await field(page, 'email').fill(ada.email);
  await field(page, 'password').fill(ada.password);
  await submitButton(page).click();
  await expect(page.getByRole('alert').first()).toHaveText('An error occurred during login.');
  await page.goto('/forgot-password');
  await field(page, 'email').fill(ada.email);
  await submitButton(page).click();
  await expect(page.getByText('Failed to send reset link.')).toBeVisible();
  forget(complaints);
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
