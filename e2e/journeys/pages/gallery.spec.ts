import { untilHydrated } from '../../fixtures/hydration.ts';
import { expect, readOnlyTest as test } from '../../fixtures/journey.ts';

test.use({ viewport: { width: 390, height: 800 }, hasTouch: true });

test('a finger turns the pictures: to the left shows the next one, along the page nothing', async ({
  page,
  context,
}) => {
  await page.goto('/downloads/gallery');
  await untilHydrated(page);
  await page.getByRole('link', { name: 'Enlarge' }).first().tap();
  const lightbox = page.getByRole('dialog');
  await expect(lightbox.getByText('1 of 36')).toBeVisible();

  const devtools = await context.newCDPSession(page);
  const swipe = async (acrossBy: number, alongBy: number) => {
    const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', part: number) =>
      devtools.send('Input.dispatchTouchEvent', {
        type,
        touchPoints:
          type === 'touchEnd' ? [] : [{ x: 200 + acrossBy * part, y: 400 + alongBy * part }],
      });
    await touch('touchStart', 0);
    for (const part of [0.25, 0.5, 0.75, 1]) await touch('touchMove', part);
    await touch('touchEnd', 1);
  };
  await swipe(-120, 10);
  await expect(lightbox.getByText('2 of 36')).toBeVisible();
  await swipe(120, 10);
  await expect(lightbox.getByText('1 of 36')).toBeVisible();
  await swipe(20, -150);
  await expect(lightbox.getByText('1 of 36')).toBeVisible();
  // Chromium takes a tap right after a swipe for one that stops the scrolling.
  await page.getByRole('button', { name: 'Close' }).click();
  await expect(lightbox).toBeHidden();
});
