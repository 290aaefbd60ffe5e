import type { Page } from '@playwright/test';
import { readLayoutShift, watchLayoutShifts } from '../../audits/stillness.ts';
import { expectNoFaults } from '../../fixtures/console/console-page.ts';
import { field } from '../../fixtures/form.ts';
import { expect, test } from '../../fixtures/journey.ts';
import { onPhones } from '../../fixtures/phones.ts';
import { takePicture } from '../../fixtures/screenshot.ts';
import { drawPhoto } from '../../fixtures/sample-files.ts';
import { untilShown } from '../../fixtures/console/until-shown.ts';

test.use({ site: 'own' });
// One publication of three entries, and a dozen pages.
test.slow();

const languages = [
  { prefix: '', alt: 'Three colours of the choir', caption: 'Our choir', intro: /^Thirty-six/ },
  { prefix: '/de', alt: 'Drei Farben des Chors', caption: 'Unser Chor', intro: /^Sechsund/ },
] as const;
const [english, german] = languages;

const section = (kind: string) => `/admin/dashboard?section=website-${kind}`;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click();

/** Uploads a photo, describes it, and sets its focal point to the upper left corner. Returns its address. */
async function upload(page: Page): Promise<string> {
  await page.goto(section('media'));
  const buffer = await drawPhoto(page);
  const photo = { name: 'choir.jpg', mimeType: 'image/jpeg', buffer };
  await page.locator('input[type=file]').setInputFiles([photo]);
  const file = page.getByRole('list', { name: 'Files' }).getByRole('link', { name: 'choir.jpg' });
  await expect(file).toBeVisible({ timeout: 60_000 });
  await expectNoFaults(page, 'website-media', [1350, 390, 320]);
  await file.click();
  await page.getByRole('textbox', { name: 'English' }).fill(english.alt);
  await page.getByRole('textbox', { name: 'Deutsch' }).fill(german.alt);
  for (const slider of await page.getByRole('slider').all()) await slider.press('Home');
  await press(page, 'Save');
  await expect(page.getByText('It is saved.')).toBeVisible();
  await expectNoFaults(page, 'website-media-picture', [1350, 390, 320]);
  return `/media/${new URL(page.url()).searchParams.get('entry') ?? ''}/`;
}

/** Puts the photo into the open entry and publishes it. */
async function publishWithPhoto(page: Page): Promise<void> {
  await press(page, 'Choose a file');
  const dialog = page.getByRole('dialog', { name: 'Choose a picture' });
  await dialog.getByRole('button', { name: /choir/ }).click();
  await expect(page.getByText('choir.jpg')).toBeVisible();
  await expect(page.getByRole('radio', { checked: true })).toHaveCount(0);
  await press(page, 'Publish');
  await expect(page.getByText(/^It is published/)).toBeVisible();
}

/** Publishes a new picture of the gallery, and another first slide and portrait. */
async function publishAll(page: Page): Promise<void> {
  await page.goto(section('gallery'));
  await page.getByRole('link', { name: 'Add a picture' }).click();
  await field(page, 'caption-en').fill(english.caption);
  await field(page, 'caption-de').fill(german.caption);
  await expectNoFaults(page, 'website-gallery-entry', [1350, 390, 320]);
  await publishWithPhoto(page);
  await page.goto(section('slides'));
  await page.getByRole('link', { name: 'Proverbs 4:18' }).click();
  await publishWithPhoto(page);
  await expectNoFaults(page, 'website-slide', [1350, 390, 320]);
  await page.goto(section('ministers'));
  await page.getByRole('link', { name: 'General Overseer' }).click();
  await publishWithPhoto(page);
}

test('staff put a photo of theirs on the home page and into the gallery, and visitors see it with its words', async ({
  browser,
  page,
  product,
  logInAsAdmin,
}) => {
  await logInAsAdmin();
  const address = await upload(page);
  await publishAll(page);
  await untilShown(product.origin);

  await onPhones(browser, product, async ({ page: phone, hasScript, open }) => {
    const photos = (alt: string) => phone.locator(`img[src^="${address}"][alt="${alt}"]`);
    if (hasScript) await watchLayoutShifts(phone);
    for (const { prefix, alt, caption, intro } of languages) {
      await open(`${prefix}/`);
      const [first, portrait] = [photos(alt).first(), photos(alt).last()];
      await expect(first).toBeVisible();
      await expect(first).toHaveAttribute('fetchpriority', 'high');
      await expect(first).toHaveCSS('object-position', '0% 0%');
      expect(await first.evaluate((image: HTMLImageElement) => image.currentSrc)).toMatch(
        new RegExp(`${address}\\d+\\.avif$`),
      );
      await takePicture(phone, `home-with-photo${prefix.replace('/', '-')}`);
      const asked = phone.locator(`link[rel=preload][imagesrcset^="${address}"]`);
      await expect(asked).toHaveCount(1);
      await portrait.scrollIntoViewIfNeeded();
      await expect(portrait).toHaveAttribute('loading', 'lazy');
      if (hasScript) expect(await readLayoutShift(phone)).toBe(0);

      await open(`${prefix}/downloads/gallery`);
      await expect(phone.getByText(intro)).toHaveCount(0);
      await phone.getByText(caption, { exact: true }).scrollIntoViewIfNeeded();
      await expect(photos(alt)).toHaveAttribute('width', '1200');
      await expect
        .poll(() => photos(alt).evaluate((image: HTMLImageElement) => image.naturalWidth))
        .toBeGreaterThan(0);
    }
  });
});
