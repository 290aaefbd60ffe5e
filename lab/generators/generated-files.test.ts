/** @jest-environment node */
import { existsSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';

import NodeId3 from 'node-id3';
import { PDFDocument } from 'pdf-lib';
import sharp from 'sharp';

import type { Picture } from 'public-site/content/pictures/picture';
import { departmentPictures } from 'public-site/content/pictures/department-pictures';
import { galleryPictures } from 'public-site/content/pictures/gallery-pictures';
import { heroPictures } from 'public-site/content/pictures/hero-pictures';
import { ministerPictures } from 'public-site/content/pictures/minister-pictures';
import { openGraphPicture } from 'public-site/content/pictures/open-graph-picture';
import { postPictures } from 'public-site/content/pictures/post-pictures';
import { visitMap } from 'public-site/content/generated/visit-map';
import { getSound } from 'public-site/shown-content/sermon-sound';
import { starterSermons } from 'public-site/content/starter-sermons';

const assets = join(__dirname, '../../public-site/assets');
const asset = (address: string) => join(assets, address);

const pictures: readonly Picture[] = [
  ...Object.values(heroPictures),
  ...Object.values(galleryPictures),
  ...Object.values(departmentPictures),
  ...Object.values(ministerPictures),
  ...Object.values(postPictures),
];

describe('the pictures', () => {
  test('are as many as the site shows', () => {
    expect(Object.keys(heroPictures)).toHaveLength(8);
    expect(Object.keys(galleryPictures)).toHaveLength(36);
    expect(Object.keys(departmentPictures)).toHaveLength(16);
    expect(Object.keys(ministerPictures)).toHaveLength(6);
    expect(Object.keys(postPictures)).toHaveLength(3);
    expect(new Set(pictures.map(({ src }) => src)).size).toBe(pictures.length);
  });

  test.each(pictures)('$src exists in both formats at every width it claims', async (picture) => {
    expect(picture.alt).not.toBe('');
    for (const width of picture.widths) {
      for (const type of ['avif', 'webp'] as const) {
        const { format, ...size } = await sharp(
          asset(`${picture.src}-${width}.${type}`),
        ).metadata();
        expect(format).toBe(type === 'avif' ? 'heif' : 'webp');
        expect(size.width).toBe(width);
        expect(
          Math.abs(size.height - (width * picture.height) / picture.width),
        ).toBeLessThanOrEqual(1);
      }
    }
  });

  test('on a phone the first one stays under 25 KB', () => {
    expect(statSync(asset(`${heroPictures.dawn.src}-480.avif`)).size).toBeLessThanOrEqual(25_000);
  });

  test('include a map that is drawn in lines, without letters, scripts or styles', async () => {
    const { format, width, height } = await sharp(asset(visitMap.src)).metadata();
    expect({ format, width, height }).toEqual({
      format: 'svg',
      width: visitMap.width,
      height: visitMap.height,
    });
    const svg = readFileSync(asset(visitMap.src), 'utf8');
    expect(svg).not.toMatch(/<(text|script|style|image)|style=|undefined/);
    // The picture must show glass, not just leads.
    const { channels } = await sharp(asset(visitMap.src)).removeAlpha().stats();
    for (const { mean } of channels) expect(mean).toBeGreaterThan(100);
    expect(svg.length).toBeLessThanOrEqual(150_000);
  });

  test('include the window beside the pages of members, cheap enough for a second look', async () => {
    for (const [width, most] of [
      [360, 25_000],
      [720, 60_000],
    ] as const) {
      const avif = asset(`art/ornaments/window-${width}.avif`);
      expect(statSync(avif).size).toBeLessThanOrEqual(most);
      expect(await sharp(avif).metadata()).toMatchObject({ width, height: (width * 14) / 9 });
      expect(existsSync(asset(`art/ornaments/window-${width}.webp`))).toBe(true);
    }
  });

  test('include the one for shared links and the marks', async () => {
    const { format, width, height } = await sharp(asset(openGraphPicture.src)).metadata();
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 1200, height: 630 });
    for (const size of [192, 512]) {
      const icon = await sharp(asset(`icon-${size}.png`)).metadata();
      expect(icon).toMatchObject({ width: size, height: size });
    }
    expect(existsSync(asset('favicon.svg'))).toBe(true);
    const ico = readFileSync(asset('favicon.ico'));
    expect([...ico.subarray(0, 8)]).toEqual([0, 0, 1, 0, 1, 0, 32, 32]);
    const picture = ico.subarray(ico.readUInt32LE(18));
    expect(picture.length).toBe(ico.readUInt32LE(14));
    expect((await sharp(picture).metadata()).width).toBe(32);
    expect((await sharp(asset('apple-touch-icon.png')).metadata()).width).toBe(180);
  });
});

describe('the documents', () => {
  const open = (name: string) =>
    PDFDocument.load(readFileSync(asset(`downloads/${name}`)), { updateMetadata: false });

  test.each(['booklet-en.pdf', 'booklet-de.pdf'])(
    '%s has a title and at least six A5 pages',
    async (name) => {
      const document = await open(name);
      expect(document.getPageCount()).toBeGreaterThanOrEqual(6);
      expect(document.getTitle()).toBeTruthy();
      const { width, height } = document.getPage(0).getSize();
      expect([Math.round(width), Math.round(height)]).toEqual([420, 595]);
    },
  );

  test.each(['remittance-form.pdf', 'remittance-form-de.pdf'])(
    '%s can be filled in',
    async (name) => {
      const form = (await open(name)).getForm();
      const names = form.getFields().map((field) => field.getName());
      expect(names).toEqual(
        expect.arrayContaining([
          'branch',
          'periodFrom',
          'periodTo',
          'tithes',
          'offerings',
          'firstFruits',
          'buildingFund',
          'missions',
          'welfare',
          'total',
          'preparedBy',
          'preparedBySignature',
        ]),
      );
      form.getTextField('tithes').setText('120.00');
      expect(form.getTextField('tithes').getText()).toBe('120.00');
    },
  );

  test('the vision is a Word file', () => {
    const bytes = readFileSync(asset('downloads/vision-de.docx'));
    expect(bytes.subarray(0, 2).toString()).toBe('PK');
    expect(bytes.includes('word/document.xml')).toBe(true);
  });
});

describe('the sermons', () => {
  test('are three', () => expect(starterSermons).toHaveLength(3));

  test.each(starterSermons)(
    '$title is an MP3 file of at least half a minute, with its tags',
    ({ audio, title, preacher }) => {
      const { address = '', bytes, seconds } = getSound(audio) ?? {};
      const sound = readFileSync(asset(address));
      expect(sound.length).toBe(bytes);
      expect(seconds).toBeGreaterThanOrEqual(30);
      const tags = NodeId3.read(sound);
      expect(tags).toMatchObject({ title, artist: preacher, language: 'eng' });
      expect(tags.image).toBeTruthy();
      // The first frame follows the tag: sync word, MPEG-1 Layer III.
      const size = sound.subarray(6, 10).reduce((sum, byte) => (sum << 7) | byte, 0);
      expect(sound[10 + size]).toBe(0xff);
      expect((sound[11 + size] ?? 0) & 0xfe).toBe(0xfa);
    },
  );
});

test('the fonts are woff2 and small', () => {
  for (const name of [
    'cormorant',
    'cormorant-extended',
    'cormorant-dotted',
    'cormorant-italic',
    'source-sans',
    'source-sans-extended',
    'source-sans-dotted',
  ]) {
    const font = readFileSync(asset(`fonts/${name}.woff2`));
    expect(font.subarray(0, 4).toString()).toBe('wOF2');
    expect(font.length).toBeLessThanOrEqual(40_000);
  }
});
