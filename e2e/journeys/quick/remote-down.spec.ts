import { renameSync } from 'node:fs';
import { join } from 'node:path';
import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import { field } from '../../fixtures/form.ts';
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
  expect(await findAccessibilityFaults(page)).toEqual([]);

  await page.getByRole('button', { name: 'Help' }).click();
  await page.getByRole('link', { name: 'Contact', exact: true }).first().click();
  await expect(field(page, 'subject')).toBeVisible();

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page could not be loaded');
  renameSync(`${folder}.away`, folder);
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByLabel('Password', { exact: true })).toBeVisible();
  // The browser reports each missing file; there must be no other error.
  expect(complaints.splice(0).join('\n')).not.toMatch(/Security Policy|Uncaught|hydrat/i);
});
