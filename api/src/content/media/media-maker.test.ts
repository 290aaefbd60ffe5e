import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { resizeHeader } from '../../../testing/samples/png-chunks';
import {
  id3Tag,
  sampleHeic,
  sampleM4a,
  sampleMp3,
  samplePdf,
  samplePicture,
} from '../../../testing/samples/sample-media';
import { drawSlowly } from '../../../testing/samples/slow-picture';
import { WorkerError, workFailureCodes } from '../../storage/worker-process/worker-process';
import { MediaMaker } from './media-maker';
import { defaultMediaTimes, makeMediaProcess } from './worker/media-process';

let folder: string;
let maker: MediaMaker;
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'church-media-'));
  maker = new MediaMaker();
});
afterAll(() => {
  maker.stop();
  rmSync(folder, { recursive: true });
});

const make = (bytes: Buffer, by = maker) => {
  const path = join(folder, 'file');
  writeFileSync(path, bytes);
  const upload = { id: 'a', name: 'Über uns.JPG', bytes: bytes.length, received: bytes.length };
  return by.make(upload, path, { subnet: 'a' });
};

/** The response asks to try again, and the log contains the error code. */
const ours = (code: string) => ({
  statusCode: 503,
  code,
  reason: { code: 'file-not-prepared' },
  headers: { 'retry-after': '60' },
});

const partOf = async (bytes: Buffer, name: string) => {
  const { parts } = await make(bytes);
  const found = parts.find((part) => part.name === name)?.content;
  if (!(found instanceof Uint8Array)) throw new Error(`There is no ${name}.`);
  return sharp(found);
};

describe('a picture', () => {
  it('is cut to the widths of the site and its own, in AVIF and WebP', async () => {
    const { facts, parts } = await make(await samplePicture(700, 350));
    const widths = [320, 480, 640, 700];
    expect(facts).toMatchObject({ kind: 'picture', width: 700, height: 350, widths, alt: {} });
    expect(parts.map(({ name }) => name)).toEqual(
      widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]),
    );
    const sizes = parts.map(({ content }) => sharp(content as Uint8Array).metadata());
    for (const [place, size] of (await Promise.all(sizes)).entries()) {
      const width = widths[Math.floor(place / 2)] ?? 0;
      const format = place % 2 === 0 ? 'heif' : 'webp';
      expect(size).toMatchObject({ width, height: width / 2, format });
    }
    const bytes = parts.reduce((sum, { content }) => sum + (content as Uint8Array).length, 0);
    expect(facts.bytes).toBe(bytes);
  });

  it('is turned upright, and loses its EXIF with the place', async () => {
    const photo = await sharp(await samplePicture(640, 320))
      .withExif({ IFD3: { GPSLatitude: '47/1 16/1 0/1', GPSLatitudeRef: 'N' } })
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer();
    expect(photo.includes('Exif')).toBe(true);
    for (const name of ['320.avif', '320.webp']) {
      const { width, height, exif, icc, orientation } = await (
        await partOf(photo, name)
      ).metadata();
      expect([width, height, exif, icc, orientation ?? 1]).toEqual([
        320,
        640,
        undefined,
        undefined,
        1,
      ]);
    }
  });

  it('keeps what is transparent', async () => {
    const { data } = await (
      await partOf(
        await sharp({
          create: {
            width: 20,
            height: 20,
            channels: 4,
            background: { r: 9, g: 9, b: 9, alpha: 0 },
          },
        })
          .png()
          .toBuffer(),
        '20.webp',
      )
    )
      .raw()
      .toBuffer({ resolveWithObject: true });
    expect(data[3]).toBe(0);
  });

  it('loses what is hidden behind it', async () => {
    const polyglot = Buffer.concat([
      await samplePicture(),
      Buffer.from('<script>alert(1)</script>'),
    ]);
    for (const { content } of (await make(polyglot)).parts)
      expect(Buffer.from(content as Uint8Array).includes('script')).toBe(false);
  });

  it('that is a bomb of pixels is refused before it is decoded', async () => {
    const bomb = resizeHeader(
      await sharp(await samplePicture())
        .png()
        .toBuffer(),
      50_000,
      50_000,
    );
    await expect(make(bomb)).rejects.toMatchObject({ reason: { code: 'file-too-many-pixels' } });
  });

  it.each<[string, () => Promise<Buffer> | Buffer]>([
    ['a JPEG', async () => (await samplePicture()).subarray(0, 900)],
    ['a HEIC', () => sampleHeic().subarray(0, 700)],
  ])('that was cut short is refused: %s', async (_kind, draw) => {
    await expect(make(await draw())).rejects.toMatchObject({ reason: { code: 'file-damaged' } });
  });

  it('that takes too long ends its process, is refused the second time, and the next is cut by another', async () => {
    const impatient = new MediaMaker(makeMediaProcess({ ...defaultMediaTimes, work: 2_000 }));
    const slow = await drawSlowly(4000);
    // The first timeout is not blamed on the file: the machine may have been busy.
    await expect(make(slow, impatient)).rejects.toMatchObject(ours('WORK_TIME'));
    await expect(make(slow, impatient)).rejects.toMatchObject({
      reason: { code: 'file-too-slow' },
    });
    expect((await make(await samplePicture(40, 40), impatient)).facts.kind).toBe('picture');
    impatient.stop();
  });
});

describe('what fails in the process', () => {
  const failing = (...codes: readonly string[]) => {
    const left = [...codes];
    const run = () => Promise.reject(new WorkerError(left.shift() ?? ''));
    return new MediaMaker({ run, stop: () => undefined });
  };
  const faultOf = (by: MediaMaker) => make(sampleHeic(), by).catch((error: unknown) => error);

  it.each(['ENOSPC', 'ENOMEM', 'ERR_MODULE_NOT_FOUND'])(
    'is ours, however often: %s',
    async (code) => {
      const by = failing(code, code);
      expect(await faultOf(by)).toMatchObject(ours(code));
      expect(await faultOf(by)).toMatchObject(ours(code));
    },
  );

  it('is the file’s where its process ends twice, or all memory is taken', async () => {
    const by = failing(workFailureCodes.end, workFailureCodes.end, workFailureCodes.memory);
    expect(await faultOf(by)).toMatchObject(ours(workFailureCodes.end));
    expect(await faultOf(by)).toMatchObject({ reason: { code: 'file-damaged' } });
    expect(await faultOf(by)).toMatchObject({ reason: { code: 'file-too-slow' } });
  });

  it('is ours where the file cannot be opened', async () => {
    const upload = { id: 'a', name: 'a.jpg', bytes: 1, received: 1 };
    await expect(
      maker.make(upload, join(folder, 'nothing'), { subnet: 'a' }),
    ).rejects.toMatchObject(ours('ENOENT'));
  });
});

describe('a sound', () => {
  it.each<[string, string, () => Buffer]>([
    ['an MP3', 'uber-uns.mp3', () => sampleMp3(5)],
    [
      'an MP3 with a picture in front of it',
      'uber-uns.mp3',
      () => Buffer.concat([id3Tag(300_000), sampleMp3(5)]),
    ],
    ['two recordings in one', 'uber-uns.mp3', () => sampleMp3(5, 2)],
    ['an M4A', 'uber-uns.m4a', () => sampleM4a(5)],
  ])('says how long it is: %s', async (_what, file, record) => {
    const { facts, parts } = await make(record());
    expect(facts).toMatchObject({ kind: 'audio', seconds: 5, file });
    expect(parts).toEqual([{ name: file, content: { path: join(folder, 'file') } }]);
  });

  it.each<[string, string, () => Buffer]>([
    ['an MP3 without its end', 'cut-short', () => sampleMp3(20, 60)],
    ['an M4A without its end', 'cut-short', () => sampleM4a(5).subarray(0, -100)],
    ['a film', 'no-sound', () => sampleM4a(5, 'vide')],
    ['a tag without a sound', 'damaged', () => Buffer.concat([id3Tag(100), Buffer.alloc(900)])],
    [
      'a tag before a page',
      'damaged',
      () => Buffer.concat([id3Tag(10), Buffer.from('<script>alert(1)</script>'.repeat(50))]),
    ],
  ])('is refused: %s', async (_what, fault, record) => {
    await expect(make(record())).rejects.toMatchObject({
      statusCode: 422,
      reason: { code: `file-${fault}` },
    });
  });
});

describe('a document', () => {
  it('is kept as it is', async () => {
    const { facts, parts } = await make(samplePdf());
    expect(facts).toMatchObject({ kind: 'document', file: 'uber-uns.pdf' });
    expect(parts).toHaveLength(1);
  });

  it('is refused without its end', async () => {
    const cut = samplePdf().subarray(0, -12);
    await expect(make(cut)).rejects.toMatchObject({ reason: { code: 'file-cut-short' } });
  });

  it('is refused where it only begins as one', async () => {
    const page = Buffer.from('%PDF-1.4\n<script>alert(1)</script>');
    await expect(make(page)).rejects.toMatchObject({ reason: { code: 'file-cut-short' } });
  });
});
