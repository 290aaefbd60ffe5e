import { field, submitButton } from '../product/form.ts';
import { expect, test } from '../product/journey.ts';
import { admin } from '../product/product-server.ts';

test('the console has a document of its own, whichever way staff come to it', async ({ page }) => {
  const policies: string[] = [];
  page.on('response', (response) => {
    const policy = response.headers()['content-security-policy'] ?? '';
    if (response.request().isNavigationRequest()) policies.push(policy);
  });
  await page.goto('/join-us/login');
  await page.getByRole('link', { name: 'Sign in as Admin' }).click();
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill(admin.password);
  await submitButton(page).click();
  await expect(page.getByRole('heading', { name: 'Naming' })).toBeVisible();
  expect(policies.map((policy) => policy.includes("'unsafe-inline'"))).toEqual([false, true]);

  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  await page.reload();
  await page.goBack();
  await expect(page.getByRole('heading', { name: 'Naming' })).toBeVisible();
  expect(policies.at(-1)).toContain("style-src 'self' 'unsafe-inline'");
});
