import { untilHydrated } from '../../fixtures/hydration.ts';
import { scrollThrough } from '../../audits/stillness.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the header stays where it is at the bottom of the page', async ({ page }) => {
    await page.goto('/');
    await untilHydrated(page);
    await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));
    await expect(page.getByRole('banner')).toHaveAttribute('data-at-bottom');
    await expect(page.getByRole('banner')).toHaveCSS('transform', 'none');
  });
});

test('the header slides up slightly at the bottom of the page, and comes back for a menu', async ({
  page,
}) => {
  await page.goto('/');
  await untilHydrated(page);
  const header = page.getByRole('banner');
  const top = () => header.evaluate((element) => element.getBoundingClientRect().top);
  // Content below gets its height once it has been near the window.
  await scrollThrough(page);
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 11));
  await expect(header).not.toHaveAttribute('data-at-bottom');
  // Scrolling may still be in progress.
  await expect.poll(top).toBe(0);
  await page.evaluate(() => scrollBy(0, 1));
  await expect.poll(top).toBeLessThan(-20);
  // A part of it stays visible.
  expect((await header.boundingBox())?.height).toBeGreaterThan(-(await top()) + 20);
  await page.getByRole('button', { name: 'Help' }).focus();
  await expect.poll(top).toBe(0);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 360, height: 640 }, javaScriptEnabled: false });

  test('the first screen says who, when and where, and lets a visitor in, without a script', async ({
    page,
  }) => {
    await page.goto('/');
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 });
    const next = main.getByText(/^Next service: (Sunday|Tuesday|Friday) \d+ \w+, \d\d:\d\d$/);
    await expect(next).toBeInViewport({ ratio: 1 });
    for (const name of ['Directions', 'Join Us']) {
      await expect(main.getByRole('link', { name, exact: true })).toBeInViewport({ ratio: 1 });
    }
  });
});
