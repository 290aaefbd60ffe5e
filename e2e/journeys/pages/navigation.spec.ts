import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

test('a menu opens by key, walks by arrows, closes by Escape and gives the focus back', async ({
  page,
}) => {
  await page.goto('/help/contact');
  const help = page.getByRole('button', { name: 'Help' });
  await help.focus();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Requests' })).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(page.getByRole('link', { name: 'Enquiries' })).toBeFocused();
  await page.keyboard.press('End');
  await expect(page.getByRole('link', { name: 'Welfare' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('link', { name: 'Welfare' })).toBeHidden();
  await expect(help).toBeFocused();
});

test('a click outside closes a menu, and so does opening another', async ({ page }) => {
  await page.goto('/help/contact');
  await page.getByRole('button', { name: 'Giving' }).click();
  await expect(page.getByRole('link', { name: 'Pledge' })).toBeVisible();
  await page.getByRole('button', { name: 'Forms' }).click();
  await expect(page.getByRole('link', { name: 'Pledge' })).toBeHidden();
  await expect(page.getByRole('link', { name: 'Baby Naming' })).toBeVisible();
  await page.getByRole('heading', { level: 1 }).click({ position: { x: 1, y: 1 }, force: true });
  await page.mouse.click(5, 900);
  await expect(page.getByRole('link', { name: 'Baby Naming' })).toBeHidden();
});

test('links to pages that do not exist are answered with status 404, and the way home', async ({
  page,
  request,
  complaints,
}) => {
  for (const path of [
    '/more/blog/night-of-worship',
    '/more/blog/youth-conference',
    '/more/blog/outreach-program',
    '/blog/1',
  ]) {
    expect([path, (await request.get(path)).status()]).toEqual([path, 404]);
  }
  await page.goto('/more/blog');
  await page
    .getByRole('link', { name: /^Read More/ })
    .first()
    .click();
  await page.waitForURL('**/blog/*');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Oops! Page Not Found');
  await page.getByRole('link', { name: 'Back to the Blog' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Church Blog');
  await page.goBack();
  await page.getByRole('link', { name: 'Go Back Home' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Welcome to');
  expect(complaints).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  for (const path of ['/admin/dashboard', '/profile/65f0']) {
    test(`${path} says what it needs`, async ({ page }) => {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'This page needs JavaScript',
      );
      await expect(page.getByText('Loading...')).toBeHidden();
    });
  }

  test('the menus open, close and lead on, and the pages are there', async ({ page }) => {
    await page.goto('/');
    await expect(page.getByRole('heading', { level: 2 })).not.toHaveCount(0);
    await page.getByRole('button', { name: 'Downloads' }).click();
    const gallery = page.getByRole('link', { name: 'Gallery' });
    await expect(gallery).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(gallery).toBeHidden();
    await expect(page.getByRole('button', { name: 'Downloads' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(gallery).toBeVisible();
    await page.mouse.click(5, 900);
    await expect(gallery).toBeHidden();
    await page.getByRole('button', { name: 'Downloads' }).click();
    await gallery.click();
    await page.waitForURL('**/downloads/gallery');
    await expect(page.getByRole('img')).toHaveCount(36);
    await expect(page.getByRole('link', { name: 'Gallery', includeHidden: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
  });
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(`on a phone ${javaScriptEnabled ? 'with' : 'without'} JavaScript`, () => {
    test.use({ viewport: { width: 390, height: 800 }, javaScriptEnabled });

    test('one button opens the drawer, whose groups unfold one at a time', async ({ page }) => {
      await page.goto('/help/contact');
      await expect(page.getByRole('button', { name: 'Giving' })).toBeHidden();
      const menu = page.getByRole('button', { name: 'Menu', exact: true });
      const close = page.getByRole('button', { name: 'Close menu' });
      const drawer = page.getByRole('navigation');
      const group = (name: string) => drawer.locator('summary', { hasText: name });
      const link = (name: string) => drawer.getByRole('link', { name });
      await menu.click();
      await expect(link('Welfare')).toBeVisible();
      await expect(link('Pledge')).toBeHidden();
      await group('Join Us').click();
      await expect(link('Welfare')).toBeHidden();
      await expect(link('Second Timer')).toBeVisible();
      await link('Live Stream').scrollIntoViewIfNeeded();
      await expect(close).toBeInViewport();
      await close.click();
      await expect(menu).toBeFocused();
      await menu.press('Enter');
      await group('Giving').click();
      await link('Pledge').click();
      await page.waitForURL('**/giving/pledge');
      await expect(link('Pledge')).toBeHidden();
      await menu.click();
      await expect(link('Partnership')).toBeVisible();
      await expect(link('Second Timer')).toBeHidden();
    });
  });
}
