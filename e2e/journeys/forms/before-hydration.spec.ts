import type { Page } from '@playwright/test';
import { saveData } from '../../fixtures/data-saver.ts';
import { field, fillContact, submitButton } from '../../fixtures/form.ts';
import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest, test } from '../../fixtures/journey.ts';
import { openWithoutScript } from '../../fixtures/late-script.ts';
import { readLayoutShift, scrollThrough, watchLayoutShifts } from '../../audits/stillness.ts';

test.use({ waitsForScript: false });

readOnlyTest('no script is asked for before the page has loaded', async ({ page }) => {
  await page.goto('/');
  await untilHydrated(page);
  const { loaded, scripts } = await page.evaluate(() => ({
    loaded: (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming)
      .loadEventStart,
    scripts: performance
      .getEntriesByType('resource')
      .filter(({ name }) => name.endsWith('.js'))
      .map(({ startTime }) => startTime),
  }));
  expect(scripts.length).toBeGreaterThan(1);
  expect(Math.min(...scripts)).toBeGreaterThanOrEqual(loaded);
});

for (const path of ['/', '/help/contact', '/join-us/create-profile']) {
  readOnlyTest(
    `what the script of ${path} needs is asked for at once, not one after the other`,
    async ({ page }) => {
      await saveData(page);
      await page.goto(path);
      await untilHydrated(page);
      const scripts = await page.evaluate(() =>
        (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
          .filter(({ name }) => name.endsWith('.js'))
          .map(({ startTime, responseEnd }) => ({ startTime, responseEnd })),
      );
      expect(scripts.length).toBeGreaterThan(3);
      const firstCame = Math.min(...scripts.map(({ responseEnd }) => responseEnd));
      for (const { startTime } of scripts) expect(startTime).toBeLessThan(firstCame);
    },
  );
}

test('what was typed and chosen stays, is kept as a draft and can be sent', async ({ page }) => {
  const release = await openWithoutScript(page, '/help/contact');
  await fillContact(page);
  await release();
  await expect(field(page, 'message')).toHaveValue('When does the choir meet?');
  // The draft outlives a reload, although nothing was typed after hydration.
  await page.reload();
  await untilHydrated(page);
  await expect(field(page, 'message')).toHaveValue('When does the choir meet?');
  await submitButton(page).click();
  await expect(page.getByText('Thank you! Your message has been sent.')).toBeVisible();
});

readOnlyTest('a radio that was chosen stays chosen, and typed passwords stay', async ({ page }) => {
  const releaseForm = await openWithoutScript(page, '/join-us/register/program-attendance');
  await page.getByRole('radio').last().check();
  await releaseForm();
  await expect(page.getByRole('radio').last()).toBeChecked();
  const release = await openWithoutScript(page, '/join-us/create-profile');
  await field(page, 'password').fill('a long enough sample password');
  await release();
  await expect(field(page, 'password')).toHaveValue('a long enough sample password');
});

test('a log-in that only the script can send is sent when it comes', async ({
  page,
  complaints,
}) => {
  const release = await openWithoutScript(page, '/login');
  await field(page, 'email').fill('nobody@example.org');
  await field(page, 'password').fill('not the password');
  await submitButton(page).click();
  await release();
  await expect(page.getByRole('alert')).toBeVisible();
  await expect(field(page, 'email')).toHaveValue('nobody@example.org');
  // The browser reports the refusal.
  expect(complaints.splice(0)).toHaveLength(1);
});

readOnlyTest(
  'menus open, by pointer and by arrow keys, and stay open, and links lead on',
  async ({ page }) => {
    const release = await openWithoutScript(page, '/');
    await page.getByRole('button', { name: 'Giving' }).click();
    await expect(page.getByRole('link', { name: 'Pledge' })).toBeVisible();
    await page.keyboard.press('Escape');
    await page.getByRole('button', { name: 'Help' }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    await release();
    await expect(page.getByRole('link', { name: 'Enquiries' })).toBeFocused();

    const releaseOpen = await openWithoutScript(page, '/more/blog');
    await page.getByRole('button', { name: 'Giving' }).click();
    await releaseOpen();
    await expect(page.getByRole('link', { name: 'Pledge' })).toBeVisible();

    await openWithoutScript(page, '/help/contact');
    await page.getByRole('button', { name: 'Giving' }).click();
    await page.getByRole('link', { name: 'Pledge' }).click();
    await page.waitForURL('**/giving/pledge');
    await expect(field(page, 'amount')).toBeVisible();
  },
);

readOnlyTest('Back, to a page that an earlier document had shown, shows it', async ({ page }) => {
  await page.goto('/help/contact');
  await untilHydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await page.waitForURL('**/privacy');
  const release = await openWithoutScript(page, '/privacy', 'reload');
  await page.goBack();
  await expect(field(page, 'subject')).toBeVisible();
  await release();
});

readOnlyTest(
  'buttons that need the script do what was asked of them, in its order',
  async ({ page }) => {
    const release = await openWithoutScript(page, '/');
    await page.getByRole('button', { name: 'Show window 3 of 8' }).click();
    // The server cannot know whether the visitor wants motion, so the slideshow starts after hydration.
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await release();
    await expect(page.getByRole('button', { name: 'Show window 3 of 8' })).toHaveAttribute(
      'aria-current',
      'true',
    );
    await expect(page.getByRole('button', { name: 'Pause slideshow' })).toBeVisible();
  },
);

readOnlyTest('a search that was typed searches', async ({ page }) => {
  const release = await openWithoutScript(page, '/downloads/mp3');
  await page.getByRole('searchbox').fill('door');
  await release();
  await expect(page.getByRole('main').getByRole('heading', { level: 2 })).toHaveText([
    'The door is open',
  ]);
  await expect(page.getByRole('searchbox')).toHaveValue('door');
});

/** Holds back every font until the page has been painted without it. */
const holdFonts = (page: Page) =>
  page.route('**/*.woff2', async (route) => {
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint')[0]);
    await route.continue();
  });

for (const path of ['/', '/help/contact/sent', '/downloads/mp3', '/more/blog', '/login']) {
  readOnlyTest(
    `${path} shows the church’s letters though they come after it was painted, and nothing moves`,
    async ({ page }) => {
      await page.setViewportSize({ width: 390, height: 940 });
      await holdFonts(page);
      await watchLayoutShifts(page);
      await page.goto(path);
      await untilHydrated(page);
      await scrollThrough(page);
      for (const family of ['Cormorant Variable', 'Source Sans 3 Variable']) {
        await expect.poll(() => hasLetters(page, family)).toBe(true);
      }
      expect(await readLayoutShift(page)).toBeLessThanOrEqual(0.01);
    },
  );
}

/** Whether a font is loaded, of a family that is swapped in however late it arrives. */
const hasLetters = (page: Page, family: string): Promise<boolean> =>
  page.evaluate(
    (name) =>
      [...document.fonts].some(
        (face) => face.family.includes(name) && face.status === 'loaded' && face.display === 'swap',
      ),
    family,
  );
