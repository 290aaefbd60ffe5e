import type { Page } from '@playwright/test';
import { field, submitButton } from './form.ts';
import { admin } from './product-server.ts';

/** Logs the page's browser in as the first admin; the dashboard is open then. */
export async function logInAsAdmin(page: Page): Promise<void> {
  await page.goto('/join-us/admin-login');
  await field(page, 'email').fill(admin.email);
  await field(page, 'password').fill(admin.password);
  await submitButton(page).click();
  await page.waitForURL('**/admin/dashboard**');
}
