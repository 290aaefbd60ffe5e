import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { pngChunk, resizeHeader } from '../../../testing/samples/png-chunks';
import { sampleHeic } from '../../../testing/samples/sample-media';
import { PictureMaker } from './picture-maker';
import type { PictureProcess } from './picture-process';

const draw = (width = 40, height = 20) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } });

describe('a picture', () => {
  let maker: PictureMaker;
  beforeAll(() => {
    maker = new PictureMaker();
  });
  afterAll(() => maker.stop());

  const remake = async (bytes: Buffer) => {
    const { format, width, height, icc, exif, pages } = await sharp(
      await maker.remake(bytes, { subnet: 'a' }),
      { pages: -1 },
    ).metadata();
    return { format, width, height, pages: pages ?? 1, extras: [icc, exif].filter(Boolean) };
  };
  const plain = { format: 'webp', width: 40, height: 20, pages: 1, extras: [] };

  it.each([
    [50_000, 50_000],
    [1, 50_000_000],
    [12_001, 1],
    [8_000, 8_000],
  ])('of %d x %d points is refused with 413 before it is decoded', async (width, height) => {
    const bomb = resizeHeader(await draw().png().toBuffer(), width, height);
    await expect(maker.remake(bomb, { subnet: 'a' })).rejects.toMatchObject({
      statusCode: 413,
      message: expect.stringContaining('pixels'),
    });
  });

  it('of the longest side is taken, and made smaller', async () => {
    const long = await draw(12_000, 120).png().toBuffer();
    expect(await remake(long)).toMatchObject({ width: 1024, height: 10 });
  });

  it('of an iPhone is taken', async () => {
    expect(await remake(sampleHeic())).toEqual({ ...plain, width: 64, height: 48 });
    const [red = 0, , blue = 0] = await sharp(await maker.remake(sampleHeic(), { subnet: 'a' }))
      .raw()
      .toBuffer();
    expect(red - blue).toBeGreaterThan(100);
  });

  it('for the printing press is taken', async () => {
    expect(await remake(await draw().toColourspace('cmyk').jpeg().toBuffer())).toEqual(plain);
  });

  it('that moves stands still at its beginning', async () => {
    const strip = Buffer.alloc(40 * 60 * 3, 99);
    const raw = { width: 40, height: 60, channels: 3, pageHeight: 20 } as const;
    expect(await remake(await sharp(strip, { raw }).webp().toBuffer())).toEqual(plain);
  });

  it.each(['zTXt', 'iCCP'])('with 100 MB packed into its chunk %s loses it', async (type) => {
    const packed = Buffer.concat([Buffer.from('a\0\0'), deflateSync(Buffer.alloc(100_000_000))]);
    const png = await draw().png().toBuffer();
    const afterHeader = 33;
    const bomb = [png.subarray(0, afterHeader), pngChunk(type, packed), png.subarray(afterHeader)];
    expect(await remake(Buffer.concat(bomb))).toEqual(plain);
  });

  it('with 4 MB of EXIF loses it', async () => {
    const jpeg = await draw().jpeg().toBuffer();
    const exif = Buffer.alloc(65_004, 0x41);
    exif.write('\xff\xe1\xfd\xeaExif\0\0', 'latin1');
    const start = 2;
    const bomb = [
      jpeg.subarray(0, start),
      ...Array.from({ length: 64 }, () => exif),
      jpeg.subarray(start),
    ];
    expect(await remake(Buffer.concat(bomb))).toEqual(plain);
  });
});

describe('the line for pictures', () => {
  const slow = { remake: () => new Promise(() => undefined), stop: () => undefined };
  const jpeg = Buffer.from('\xff\xd8\xff\xe0 of a JPEG', 'latin1');
  // Fake timers keep waiting pictures from timing out.
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('holds eight of one site beside the one that is worked on, and finds a place for each other site', async () => {
    const maker = new PictureMaker(slow as unknown as PictureProcess);
    const send = (subnet: string) => maker.remake(jpeg, { subnet });
    const first = Array.from({ length: 9 }, () => send('a'));
    await expect(send('a')).rejects.toMatchObject({ statusCode: 503 });
    for (const subnet of ['b', 'c', 'd']) {
      for (let sent = 0; sent < 8; sent++) void send(subnet);
    }
    void send('e');
    await expect(first.at(-1)).rejects.toMatchObject({ statusCode: 503 });
  });
});
