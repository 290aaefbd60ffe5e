import { untilHydrated } from '../fixtures/hydration.ts';
import { expect, readOnlyTest as test } from '../fixtures/journey.ts';

test.describe('for visitors who asked for less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('the hero fetches its first picture only and stands still until it is played', async ({
    page,
  }) => {
    const heroes = new Set<string>();
    page.on('request', (request) => {
      const name = /\/art\/hero\/(.+)-\d+\./.exec(request.url())?.[1];
      if (name) heroes.add(name);
    });
    await page.clock.install();
    await page.goto('/');
    await untilHydrated(page);
    await page.clock.fastForward(20_000);
    const first = page.getByRole('button', { name: 'Show window 1 of 8' });
    await expect(first).toHaveAttribute('aria-current', 'true');
    expect([...heroes]).toHaveLength(1);
    await page.getByRole('button', { name: 'Play slideshow' }).click();
    await page.clock.fastForward(5000);
    await expect(page.getByRole('button', { name: 'Show window 2 of 8' })).toHaveAttribute(
      'aria-current',
      'true',
    );
  });

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
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight - innerHeight - 11));
  await expect(header).not.toHaveAttribute('data-at-bottom');
  expect(await top()).toBe(0);
  await page.evaluate(() => scrollBy(0, 1));
  await expect.poll(top).toBeLessThan(-20);
  // Slightly: a part of it stays in sight.
  expect((await header.boundingBox())?.height).toBeGreaterThan(-(await top()) + 20);
  await page.getByRole('button', { name: 'Help' }).focus();
  await expect.poll(top).toBe(0);
});
