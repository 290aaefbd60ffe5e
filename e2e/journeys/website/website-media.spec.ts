import type { Page } from '@playwright/test';
import { expectNoFaults, forgetRefused } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { onPhones } from '../../fixtures/phones.ts';
import { drawPhoto, silentMp3, tellTale } from '../../fixtures/sample-files.ts';
import { untilShown } from '../../fixtures/console/until-shown.ts';

test.use({ site: 'own' });
// One publication and six pages.
test.slow();

const slug = 'the-choir-sings';
const languages = [
  { prefix: '', alt: 'Three colours of the choir' },
  { prefix: '/de', alt: 'Drei Farben des Chors' },
] as const;
const media = '/admin/dashboard?section=website-media';

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Uploads both files and describes the picture. Returns the picture's address. */
async function upload(page: Page): Promise<string> {
  await page.goto(media);
  await expect(page.getByText('There are no files yet.')).toBeVisible();
  const photo = await drawPhoto(page);
  await page.locator('input[type=file]').setInputFiles([
    { name: 'choir.jpg', mimeType: 'image/jpeg', buffer: photo },
    { name: 'talk.mp3', mimeType: 'audio/mpeg', buffer: silentMp3() },
  ]);
  const list = page.getByRole('list', { name: 'Files' });
  await expect(list.getByRole('listitem')).toHaveCount(2, { timeout: 60_000 });
  await expectNoFaults(page, 'website-media', [1350, 390, 320]);
  await list.getByRole('link', { name: 'choir.jpg' }).click();
  await page.getByRole('textbox', { name: 'English' }).fill(languages[0].alt);
  await page.getByRole('textbox', { name: 'Deutsch' }).fill(languages[1].alt);
  await page.getByRole('slider').first().focus();
  await page.keyboard.press('ArrowRight');
  await press(page, 'Save');
  await expect(page.getByText('It is saved.')).toBeVisible();
  await expectNoFaults(page, 'website-media-picture', [1350, 390, 320]);
  const id = new URL(page.url()).searchParams.get('entry') ?? '';
  return `/media/${id}`;
}

/** Creates a post with the picture in each language. */
async function writePost(page: Page): Promise<void> {
  await page.goto('/admin/dashboard?section=website-posts');
  await page.getByRole('link', { name: 'Add a post' }).click();
  for (const language of ['en', 'de']) {
    await field(page, `title-${language}`).fill('The choir sings');
    await field(page, `excerpt-${language}`).fill('On Sunday.');
    await field(page, `author-${language}`).fill('Choir');
  }
  await field(page, 'date').fill('2026-03-01');
  await page.getByRole('radio').first().check();
  await press(page, 'Suggest it from the English title');
  for (const [place, language] of ['en', 'de'].entries()) {
    const text = page.locator(`[id="body-${language}"]`);
    await text.focus();
    await page.keyboard.type('Come and hear it.');
    await page.getByRole('button', { name: 'Picture', exact: true }).nth(place).click();
    const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
    await expect(dialog.getByRole('button', { name: /choir/ })).toBeVisible();
    if (place === 0) await expectNoFaults(page, 'website-media-choice', [1350, 390, 320]);
    await dialog.getByRole('button', { name: /choir/ }).click();
    await expect(text.locator('figure img')).toBeVisible();
  }
  await press(page, 'Publish');
  await expect(page.getByText(/^It is published/)).toBeVisible();
}

test('staff upload a picture and put it into a post, visitors see it, and it is not deleted while it is used', async ({
  browser,
  page,
  product,
  logInAsAdmin,
  complaints,
}) => {
  const { origin } = product;
  await logInAsAdmin();
  const address = await upload(page);
  const avif = `${origin}${address}/640.avif`;
  expect((await fetch(avif)).status).toBe(404);
  await writePost(page);
  await untilShown(origin);

  const answer = await fetch(avif);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/avif']);
  expect(Buffer.from(await answer.arrayBuffer()).includes(tellTale)).toBe(false);
  const part = await fetch(avif, { headers: { range: 'bytes=0-9' } });
  expect([part.status, (await part.arrayBuffer()).byteLength]).toEqual([206, 10]);

  await onPhones(browser, product, async ({ page: phone, open }) => {
    for (const { prefix, alt } of languages) {
      await open(`${prefix}/more/blog/${slug}`);
      const picture = phone.getByRole('img', { name: alt });
      await picture.scrollIntoViewIfNeeded();
      await expect(picture).toHaveAttribute('width', '1200');
      await expect
        .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
      expect(await picture.evaluate((image: HTMLImageElement) => image.currentSrc)).toContain(
        `${address}/`,
      );
    }
  });

  await page.goto(`${media}&entry=${address.split('/').at(-1)}`);
  await expect(page.getByRole('link', { name: 'Blog posts: The choir sings' })).toBeVisible();
  await press(page, 'Delete');
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('alert')).toContainText('so it was not removed');
  forgetRefused(complaints, 409);
});
