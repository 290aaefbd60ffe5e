import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { field, submitButton } from '../../fixtures/form.ts';
import { saveData } from '../../fixtures/data-saver.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/journey.ts';

test.use({ site: 'own' });

test('one remote deleted: its pages say so, everything else works, and it heals without a reload', async ({
  page,
  product,
  complaints,
}) => {
  const folder = join(product.siteFolder, 'assets/member-area');
  renameSync(folder, `${folder}.away`);

  await page.goto('/help/contact');
  await page.getByRole('button', { name: 'Join Us' }).click();
  await page.getByRole('link', { name: 'Login', exact: true }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  await expect(page.getByRole('banner')).toBeVisible();
  await expect(page.getByRole('contentinfo')).toBeVisible();

  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(field(page, 'subject')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  renameSync(`${folder}.away`, folder);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // The browser reports each file that was missing; nothing else may be among it.
  expect(complaints.splice(0).join('\n')).not.toMatch(/Security Policy|Uncaught|hydrat/i);
});

test('a page whose remote is gone keeps what the server had rendered, and its form still sends', async ({
  page,
  product,
  complaints,
}) => {
  rmSync(join(product.siteFolder, 'assets/public-site'), { recursive: true });
  await page.goto('/help/contact');
  await expect(page.getByRole('button', { name: 'Try again' })).toBeVisible();
  await field(page, 'name').fill('Fictional Visitor');
  await field(page, 'email').fill('visitor@example.org');
  await field(page, 'subject').fill('A question');
  await field(page, 'message').fill('Does this still work?');
  await submitButton(page).click();
  await page.waitForURL('**/help/contact/sent');
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
  complaints.length = 0;
});

test('an unknown address is a 404 and loads no remote', async ({ page, complaints }) => {
  // Nothing is fetched for the page after this one.
  await saveData(page);
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  const answer = await page.goto('/more/blog/night-of-worship');
  expect(answer?.status()).toBe(404);
  await expect(page.getByText('Oops! Page Not Found')).toBeVisible();
  await untilHydrated(page);
  expect(scripts.filter((path) => !path.startsWith('/assets/shell/'))).toEqual([]);
  expect(complaints.splice(0)).toHaveLength(1);
});
