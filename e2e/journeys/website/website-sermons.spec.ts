import type { Page } from '@playwright/test';
import {
  expectNoFaults,
  forgetRefused,
  openWebsitePart,
} from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { becomeMedia } from '../../fixtures/console/media-person.ts';
import { onPhones } from '../../fixtures/phones.ts';
import { silentMp3 } from '../../fixtures/sample-files.ts';
import { untilShown } from '../../fixtures/console/until-shown.ts';

test.use({ site: 'own' });
// One publication and four pages.
test.slow();

const sermon = { en: 'Grace upon grace', de: 'Gnade um Gnade' } as const;
const languages = [
  { prefix: '', title: sermon.en, download: `Download ${sermon.en}`, note: 'in German' },
  { prefix: '/de', title: sermon.de, download: `Herunterladen: ${sermon.de}`, note: 'auf Deutsch' },
] as const;

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Creates a sermon with its recording, which is uploaded in the field's dialog. */
async function addSermon(page: Page): Promise<void> {
  await openWebsitePart(page, 'Sermons');
  await expect(page.getByRole('listitem').filter({ hasText: 'The door is open' })).toBeVisible();
  await page.getByRole('link', { name: 'Add a sermon' }).click();
  for (const [language, title] of Object.entries(sermon)) {
    await field(page, `title-${language}`).fill(title);
    await field(page, `preacher-${language}`).fill('Mama');
    await field(page, `passage-${language}`).fill('John 1');
    await field(page, `transcript-${language}`).fill(`First.\n\nOf his fulness: ${language}.`);
  }
  await field(page, 'date').fill('2026-03-01');
  await field(page, 'spokenIn').selectOption('German');
  await press(page, 'Choose a file');
  const dialog = page.getByRole('dialog', { name: 'Choose a recording' });
  await dialog
    .locator('input[type=file]')
    .setInputFiles({ name: 'vid-0293.mp3', mimeType: 'audio/mpeg', buffer: silentMp3() });
  await dialog.getByRole('button', { name: /vid-0293\.mp3.*0:02/ }).click();
  const recording = page.getByRole('group', { name: 'Recording' });
  await expect(recording).toContainText('vid-0293.mp3');
  await expect(recording).toContainText('33 KB · 0:02');
  await expectNoFaults(page, 'website-sermon', [1350, 390, 320]);
  await press(page, 'Publish');
  await expect(page.getByText(/^It is published/)).toBeVisible();
}

test('somebody of the media team uploads a sermon, visitors hear it, and its recording is not deleted', async ({
  browser,
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  const { origin } = product;
  await logInAsAdmin();
  await becomeMedia(page, product.dataFolder);
  await addSermon(page);
  await untilShown(origin);

  await onPhones(browser, product, async ({ page: phone, open }) => {
    for (const { prefix, title, download, note } of languages) {
      await open(`${prefix}/downloads/mp3`);
      const item = phone.getByRole('listitem').filter({ hasText: title });
      await expect(item).toContainText(note);
      const audio = item.locator('audio');
      // Without a user gesture browsers only play muted sound.
      await audio.evaluate(async (player: HTMLAudioElement) => {
        player.muted = true;
        await player.play();
      });
      await expect
        .poll(() => audio.evaluate((player: HTMLAudioElement) => player.currentTime))
        .toBeGreaterThan(0);
      const link = item.getByRole('link', { name: download });
      await expect(link).toHaveAttribute('download', `${title}.mp3`);
      expect(await link.getAttribute('href')).toBe(await audio.getAttribute('src'));
      await item.locator('summary').click();
      await expect(item.getByText(/^Of his fulness/)).toBeVisible();
    }
  });

  await page.goto('/admin/dashboard?section=website-media');
  await page.getByRole('link', { name: 'vid-0293.mp3' }).click();
  await expect(page.getByRole('link', { name: `Sermons: ${sermon.en}` })).toBeVisible();
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('so it was not removed');
  forgetRefused(complaints, 409);
});
