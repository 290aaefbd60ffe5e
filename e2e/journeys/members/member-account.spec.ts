import { field, submitButton } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { ada, becomeMember, logIn, samplePicture } from '../../fixtures/member.ts';

test('a member comes back by the menu, shows a face, changes the password and logs out everywhere', async ({
  page,
}) => {
  const path = await becomeMember(page);
  const openMenu = async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Join Us' }).click();
  };
  await openMenu();
  await page.getByRole('link', { name: 'My profile' }).click();
  await page.waitForURL(`**${path}`);
  await page.goto('/join-us/login');
  await page.waitForURL(`**${path}`);

  const portrait = page.getByRole('img', { name: 'Your picture' });
  await expect(portrait).toHaveJSProperty('naturalWidth', 192);
  await page.setInputFiles('input[type=file]', samplePicture('apple-touch-icon.png'));
  await expect(page.getByText('Your picture has been saved.')).toBeVisible();
  await expect(portrait).toHaveJSProperty('naturalWidth', 180);

  const renewed = { ...ada, password: 'four rather small words' };
  await page.getByRole('button', { name: 'Change password' }).click();
  await field(page, 'currentPassword').fill(ada.password);
  await field(page, 'newPassword').fill(renewed.password);
  await field(page, 'confirmPassword').fill(renewed.password);
  await submitButton(page).click();
  await expect(page.getByText('Every other device is logged out.')).toBeVisible();
  await expect(portrait).toBeVisible();
  await page.getByRole('button', { name: 'Log out on all devices' }).click();
  await expect(page.getByText('You are logged out on every device.')).toBeVisible();
  expect(await logIn(page, renewed)).toBe(path);
  await openMenu();
  await page.getByRole('button', { name: 'Log out' }).click();
  await page.waitForURL('**/join-us/login');
});
