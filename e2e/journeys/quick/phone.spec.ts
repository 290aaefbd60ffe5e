import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import { tabTo } from '../../audits/keyboard.ts';
import { expect, readOnlyTest } from '../../fixtures/journey.ts';

readOnlyTest.use({ viewport: { width: 390, height: 600 } });

readOnlyTest('the drawer opens, is walked and closes by keys', async ({ page }) => {
  await page.goto('/help/contact');
  const menu = page.getByRole('button', { name: 'Menu', exact: true });
  await tabTo(page, menu);
  await page.keyboard.press('Enter');
  expect(await findAccessibilityFaults(page)).toEqual([]);
  await tabTo(page, page.locator('summary', { hasText: 'More Info' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('link', { name: 'City Praise' }));
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'City Praise' })).toBeHidden();
  await expect(menu).toBeFocused();
});
