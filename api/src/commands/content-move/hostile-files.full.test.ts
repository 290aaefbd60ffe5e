import { appendFileSync, rmSync, truncateSync, writeFileSync } from 'node:fs';
import sharp from 'sharp';
import { samplePdf } from '../../../testing/samples/sample-media';
import { refuseSpoiledFolders } from '../../../testing/samples/spoiled-folder';
import type { SpoiledCase } from '../../../testing/samples/spoiled-folder';

const pixels = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });
/** 16,000 x 16,000 points of one colour as sharp makes them, which takes it seconds: WebP without loss, 36 bytes. */
const hugePicture = Buffer.from('UklGRhwAAABXRUJQVlA4TBAAAAAvf/6fDwdQwChg/wMR0f8A', 'base64');
const exif = { IFD0: { Copyright: 'somebody' } };

const cases: Readonly<Record<string, SpoiledCase>> = {
  'a published picture that is not there': [
    /the file of body is missing/,
    (folder) => {
      const { id } = folder.media('picture');
      folder.change('content.json', (all) => {
        all['media'] = (all['media'] as string[]).filter((each) => each !== id);
      });
    },
  ],
  'a published picture without words': [
    /the file of body is missing or has no words/,
    (folder) => folder.change(folder.media('picture').facts, (facts) => (facts['alt'] = {})),
  ],
  'words that turn the text around': [
    /shown-line/,
    (folder) =>
      folder.change(folder.media('picture').facts, (facts) => (facts['alt'] = { en: 'a\u202eb' })),
  ],
  'a file that is called as another folder': [
    /\/file must match pattern/,
    (folder) =>
      folder.change(
        folder.media('audio').facts,
        (facts) => (facts['file'] = '../../church.sqlite.mp3'),
      ),
  ],
  'a file of no kind': [
    /no picture, audio or document/,
    (folder) => folder.change(folder.media('audio').facts, (facts) => (facts['kind'] = 'program')),
  ],
  'facts that are null': [
    /no picture, audio/,
    (folder) => writeFileSync(folder.at(folder.media('audio').facts), 'null'),
  ],
  'a page in the place of a picture': [
    /not what its name says/,
    (folder) =>
      folder.replacePart('picture', Buffer.from('<script>alert(1)</script>'.repeat(9)), '320.avif'),
  ],
  'a WebP as an AVIF': [
    /320.avif is not what/,
    async (folder) =>
      folder.replacePart('picture', await pixels(320, 240).webp().toBuffer(), '320.avif'),
  ],
  'a picture with EXIF': [
    /320.avif is not what/,
    async (folder) =>
      folder.replacePart(
        'picture',
        await pixels(320, 240).withExif(exif).avif().toBuffer(),
        '320.avif',
      ),
  ],
  'a WebP with EXIF': [
    /320.webp is not what/,
    async (folder) =>
      folder.replacePart(
        'picture',
        await pixels(320, 240).withExif(exif).webp().toBuffer(),
        '320.webp',
      ),
  ],
  'something behind a picture': [
    /320.webp is not what/,
    async (folder) => {
      const page = Buffer.from('<script>alert(1)</script>');
      const bytes = await pixels(320, 240).webp().toBuffer();
      folder.replacePart('picture', Buffer.concat([bytes, page]), '320.webp');
    },
  ],
  'a picture that is cut short': [
    /320.avif is not what/,
    async (folder) => {
      const bytes = await pixels(320, 240).avif().toBuffer();
      bytes.fill(0, bytes.length - 20);
      folder.replacePart('picture', bytes.subarray(0, -20), '320.avif');
    },
  ],
  'a picture that is damaged inside': [
    /320.webp is not what/,
    async (folder) => {
      const bytes = await pixels(320, 240).webp().toBuffer();
      folder.replacePart('picture', bytes.fill(0xff, 24), '320.webp');
    },
  ],
  'a picture of another size': [
    /320.webp is not what/,
    async (folder) =>
      folder.replacePart('picture', await pixels(400, 300).webp().toBuffer(), '320.webp'),
  ],
  'a picture that unfolds to a gigabyte': [
    /320.webp is not what/,
    (folder) => folder.replacePart('picture', hugePicture, '320.webp'),
  ],
  'a picture with other widths': [
    /do not rise/,
    (folder) =>
      folder.change(folder.media('picture').facts, (facts) => (facts['widths'] = [400, 320])),
  ],
  'more bytes than it says': [
    /larger than it can be/,
    (folder) => appendFileSync(folder.at(folder.media('document').part), 'more'),
  ],
  'fewer bytes than it says': [
    /not as many bytes/,
    (folder) => truncateSync(folder.at(folder.media('document').part), 20),
  ],
  'a part that is not there': [
    /is missing/,
    (folder) => rmSync(folder.at(folder.media('document').part)),
  ],
  'a page in the place of a document': [
    /media\/.*pdf: This is no file/,
    (folder) => {
      const page = Buffer.from('<html><script>alert(1)</script></html>');
      folder.replacePart('document', page);
    },
  ],
  'a document in the place of a sound': [
    /is not what its name says/,
    (folder) => {
      folder.replacePart('audio', samplePdf());
    },
  ],
  'a sound of another length': [
    /is not what its name says/,
    (folder) => folder.change(folder.media('audio').facts, (facts) => (facts['seconds'] = 3600)),
  ],
};

refuseSpoiledFolders(cases);
