import type { Locator, Page } from '@playwright/test';
import { readPixels } from '../../audits/pixels.ts';
import { untilAtRest } from '../../audits/stillness.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

/** `--color-paper` in light and dark mode. */
const paper = { light: 'rgb(250, 245, 234)', dark: 'rgb(18, 21, 47)' };

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const barColour = (page: Page) =>
  page.evaluate(
    () =>
      [...document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')].find(
        ({ media }) => matchMedia(media).matches,
      )?.content,
  );
const scheme = (page: Page, name: string) =>
  page.getByRole('contentinfo').getByRole('button', { name, exact: true });

test('the colours follow the device until they are chosen, and the choice holds before the next page is painted', async ({
  page,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/help/contact');
  expect([await ground(page), await barColour(page)]).toEqual([paper.dark, '#12152f']);
  await scheme(page, 'Light').click();
  // Clicks before the footer's hydration are replayed after it.
  await expect(scheme(page, 'Light')).toHaveAttribute('aria-pressed', 'true');
  expect([await ground(page), await barColour(page)]).toEqual([paper.light, '#faf5ea']);
  // Records the first frame's theme; the page's script starts long after it.
  await page.addInitScript(() =>
    requestAnimationFrame(() => {
      const { backgroundColor } = getComputedStyle(document.body);
      Object.assign(globalThis, { firstGround: backgroundColor });
    }),
  );
  for (const path of ['/privacy', '/join-us/admin-login']) {
    await page.goto(path);
    const first = () => (globalThis as { firstGround?: string }).firstGround;
    expect([path, await page.evaluate(first)]).toEqual([path, paper.light]);
  }
  await scheme(page, 'Automatic').click();
  await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
});

test('a page that its script has yet to fill offers no choice that would be lost', async ({
  page,
}) => {
  let arrive = () => {};
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  await page.route(/\/assets\/shell\/.*\.js$/, async (route) => {
    await arrived;
    await route.continue();
  });
  await page.goto('/join-us/admin-login', { waitUntil: 'commit' });
  await expect(page.getByRole('contentinfo').getByText('Reach us')).toBeVisible();
  await expect(page.getByText('Automatic', { exact: true })).toBeHidden();
  arrive();
  await scheme(page, 'Dark').click();
  await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false, colorScheme: 'dark' });

  test('the device’s wish rules, and no switch promises more', async ({ page }) => {
    await page.goto('/help/contact');
    await expect(page.locator('body')).toHaveCSS('background-color', paper.dark);
    await expect(scheme(page, 'Dark')).toBeHidden();
  });
});

/** The number of an element's painted colours: one means invisible. */
async function countColours(page: Page, target: Locator): Promise<number> {
  const { data } = await readPixels(page, await target.screenshot());
  return new Set(new Uint32Array(data.buffer, data.byteOffset, data.byteLength / 4)).size;
}

/** The pixels of an element without its text, to compare elements of the same shape. */
const fillOf = (target: Locator): Promise<string> =>
  target.evaluate((element) => {
    const pane = getComputedStyle(element, '::before');
    return pane.content === 'none'
      ? getComputedStyle(element).backgroundColor
      : pane.backgroundColor;
  });

test('forced colours show the pause, the window that is shown, the chosen language and where one is', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active', reducedMotion: 'reduce' });
  await page.goto('/');
  const pane = (n: number) => page.getByRole('button', { name: `Show window ${n} of 8` });
  expect(await fillOf(pane(1))).not.toBe(await fillOf(pane(2)));
  await page.getByRole('button', { name: 'Play slideshow' }).click();
  await untilAtRest(page);
  expect(
    await countColours(page, page.getByRole('button', { name: 'Pause slideshow' })),
  ).toBeGreaterThan(1);
  await page.goto('/join-us/register/program-attendance');
  const language = (name: string) => page.getByRole('button', { name });
  expect(await fillOf(language('English'))).not.toBe(await fillOf(language('Deutsch')));
});

test('home is printed on two sheets of A4 with all of its pictures', async ({ page }) => {
  await page.goto('/');
  await page.evaluate(() => dispatchEvent(new Event('beforeprint')));
  const waiting = () => [...document.images].filter(({ complete }) => !complete).length;
  await expect.poll(() => page.evaluate(waiting)).toBe(0);
  const sheets = (await page.pdf({ format: 'A4' })).toString('latin1');
  expect(sheets.match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
  expect(sheets.match(/\/Subtype\s*\/Image/g)?.length).toBeGreaterThanOrEqual(7);
});
