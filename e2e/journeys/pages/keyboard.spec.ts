import { isPrerendered, ownedPaths } from 'contract/site-paths';
import { field, submitButton, untilFormIsReady } from '../../fixtures/form.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest, test } from '../../fixtures/journey.ts';
import { findFocusFaults, tabTo } from '../../audits/keyboard.ts';
import { untilStill } from '../../audits/stillness.ts';

const paths = ownedPaths
  .filter(isPrerendered)
  .map(({ path }) => path)
  .filter((path) => !path.endsWith('/sent') && !path.endsWith('/not-sent'));

for (const path of paths) {
  readOnlyTest(`${path} can be walked by Tab, each stop in sight`, async ({ page }) => {
    // A low window, of which sticky content covers much; wide enough for the bar.
    await page.setViewportSize({ width: 1100, height: 520 });
    await page.goto(path);
    await untilHydrated(page);
    await untilStill(page);
    expect(await findFocusFaults(page)).toEqual([]);
  });
}

test('by keyboard alone a visitor reads, opens a menu, fills a form in and is thanked', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  await tabTo(page, page.getByRole('link', { name: 'Skip to content' }));
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(page.getByRole('banner').getByRole('link', { name: 'Deutsch' })).toBeFocused();

  await page.getByRole('link', { name: 'Skip to content' }).focus();
  await tabTo(page, page.getByRole('button', { name: 'Help' }));
  await page.keyboard.press('Enter');
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Requests' }));
  await page.keyboard.press('Enter');
  await page.waitForURL('**/help/request');
  await expect(page.getByRole('main')).toBeFocused();

  await untilFormIsReady(page);
  await tabTo(page, field(page, 'fullName'));
  await page.keyboard.type('Fictional Visitor');
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Enter');
  await expect(field(page, 'email')).toBeFocused();
  await page.keyboard.type('visitor@example.org');
  await tabTo(page, field(page, 'phone'));
  await page.keyboard.type('+43 512 000000');
  await tabTo(page, field(page, 'requestType'));
  await page.keyboard.type('Counsel');
  await tabTo(page, field(page, 'message'));
  await page.keyboard.type('Please call me.');
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Space');
  await expect(page.getByText('Thank you! Your request has been submitted.')).toBeFocused();
});

test('by keyboard alone a visitor registers for a programme in German', async ({ page }) => {
  await page.goto('/join-us/register/program-attendance');
  await untilFormIsReady(page);
  await tabTo(page, page.getByRole('button', { name: 'Deutsch' }));
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/de\/join-us\/register\/program-attendance$/);
  await expect(
    page.getByRole('heading', { level: 1 }).locator('xpath=ancestor::*[@lang][1]'),
  ).toHaveAttribute('lang', 'de');
  await page.reload();
  await untilFormIsReady(page);
  await tabTo(page, page.getByLabel('Vor- und Nachname'));
  await page.keyboard.type('Fiktive Besucherin');
  await tabTo(page, page.getByLabel('E-Mail'));
  await page.keyboard.type('besucherin@example.org');
  await tabTo(page, page.getByLabel('Telefon'));
  await page.keyboard.type('+43 512 000000');
  await tabTo(page, page.getByRole('radio', { name: 'Ja' }));
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('radio', { name: 'Nein' })).toBeChecked();
  await tabTo(page, submitButton(page));
  await page.keyboard.press('Enter');
  await expect(page.getByText(/Danke für deine Anmeldung/)).toBeFocused();
});

readOnlyTest('a picture is enlarged, turned and put back by keys', async ({ page }) => {
  await page.goto('/downloads/gallery');
  await untilHydrated(page);
  const first = page.getByRole('link', { name: 'Enlarge' }).first();
  await tabTo(page, first);
  await page.keyboard.press('Enter');
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('1 of 36')).toBeVisible();
  await page.keyboard.press('ArrowLeft');
  await expect(lightbox.getByText('36 of 36')).toBeVisible();
  await tabTo(page, page.getByRole('button', { name: 'Next picture' }));
  await page.keyboard.press('Enter');
  await expect(lightbox.getByText('1 of 36')).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lightbox).toBeHidden();
  await expect(first).toBeFocused();
});

readOnlyTest('an account number is copied by keys', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/giving/payment');
  await untilHydrated(page);
  const copy = page.getByRole('button', { name: 'Copy: IBAN' });
  await tabTo(page, copy);
  await page.keyboard.press('Enter');
  await expect(page.getByText('Copied')).toBeVisible();
  await expect(copy).toBeFocused();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('AT611904300234573201');
});

readOnlyTest.describe('on a phone', () => {
  readOnlyTest.use({ viewport: { width: 390, height: 600 } });

  readOnlyTest('the slideshow is stopped by keys', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await tabTo(page, page.getByRole('button', { name: 'Pause slideshow' }));
    await page.keyboard.press('Space');
    await expect(page.getByRole('button', { name: 'Play slideshow' })).toBeFocused();
  });
});
