import type { Page } from '@playwright/test';
import {
  expectNoFaults,
  forgetRefused,
  openWebsitePart,
} from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { becomeMedia } from '../../fixtures/console/media-person.ts';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();
const say = (page: Page, text: string) => expect(page.getByText(text).first()).toBeVisible();

test('somebody of the media team adds a video, publishes and changes it, and takes the change back', async ({
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  await logInAsAdmin();
  await becomeMedia(page, product.dataFolder);
  await expect(page.getByRole('heading', { level: 1, name: 'Website' })).toBeVisible();
  await openWebsitePart(page, 'Videos');
  await page.getByRole('link', { name: 'Add a video' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'New video' })).toBeFocused();

  await field(page, 'title-en').fill('A lamp to my feet');
  await field(page, 'passage-en').fill('Psalm 119');
  await field(page, 'url').fill('https://video.example.org/watch/lamp');
  await field(page, 'date').fill('2026-03-01');
  await page.waitForURL('**&entry=*-*');
  await press(page, 'Publish');
  await page.getByRole('link', { name: 'Title in Deutsch' }).click();
  forgetRefused(complaints, 422);
  await expect(field(page, 'title-de')).toBeFocused();
  await expectNoFaults(page, 'website-lacks', [1350, 390]);
  await page.getByRole('checkbox', { name: 'Show the English text on pages in Deutsch' }).check();
  await press(page, 'Publish');
  await say(page, 'It is published.');

  await field(page, 'title-en').fill('A light on my path');
  await press(page, 'Publish');
  await say(page, 'It is published.');
  await page.reload();
  await press(page, 'Show the history');
  const second = page.getByRole('listitem').filter({ hasText: 'Version 2' });
  await expect(second).toContainText('A lamp to my feet');
  await expect(second).toContainText('A light on my path');
  await expectNoFaults(page, 'website-history', [1350, 390]);
  await press(page, 'Take this back: version 1');
  await say(page, 'The draft is now as this version.');
  await expect(field(page, 'title-en')).toHaveValue('A lamp to my feet');
  await press(page, 'Publish');
  await say(page, 'It is published.');

  await page.getByRole('link', { name: 'Back to the list' }).click();
  const row = page.getByRole('listitem').filter({ hasText: 'A lamp to my feet' });
  await expect(row).toContainText('Published');
  await expect(row).toContainText('by you');
  await expectNoFaults(page, 'website-list', [1350, 390]);
});
