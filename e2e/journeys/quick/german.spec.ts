import { findAccessibilityFaults } from '../../audits/accessibility.ts';
import { findForeignWords } from '../../audits/foreign-words.ts';
import { submitButton } from '../../fixtures/form.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, test } from '../../fixtures/journey.ts';

test('what is typed comes along into the other language, and is answered in it', async ({
  page,
}) => {
  await page.goto('/help/contact?from=poster#form');
  await page.getByLabel('Full name').fill('Fiktive Besucherin');
  await page.getByLabel('Message').fill('Wann beginnt der Gottesdienst?');
  await page.getByRole('banner').getByRole('link', { name: 'Deutsch' }).click();
  await expect(page).toHaveURL(/\/de\/help\/contact\?from=poster#form$/);
  await untilHydrated(page);
  await expect(page.getByLabel('Vor- und Nachname')).toHaveValue('Fiktive Besucherin');
  await expect(page.getByLabel('Nachricht')).toHaveValue('Wann beginnt der Gottesdienst?');
  await submitButton(page).click();
  await expect(page.getByRole('main')).toContainText('Bitte prüfe');
  await page.getByLabel('E-Mail').fill('besucherin@example.org');
  await page.getByLabel('Betreff').fill('Gottesdienst');
  await submitButton(page).click();
  await expect(page.getByLabel('Nachricht')).toHaveCount(0);
  expect(await findForeignWords(page, 'de')).toEqual([]);
  expect(await findAccessibilityFaults(page)).toEqual([]);
});
