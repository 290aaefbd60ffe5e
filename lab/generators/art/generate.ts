/**
 * Generates every picture of the site: `npm run lab -- generate-art [word ...]`. With words, it generates only pictures
 * whose address contains one of them.
 */
import { mkdir } from 'node:fs/promises';

import sharp from 'sharp';

import { collections, ornament } from './collections.ts';
import { makeMarks } from './marks.ts';
import { type Piece, paint } from './picture.ts';
import { type Collection, writeSizes } from './sizes.ts';
import { makeVisitMap } from './visit-map.ts';

const assets = new URL('../../../public-site/assets/', import.meta.url);
const sizes = new URL('../../../public-site/src/content/generated/', import.meta.url);

/** Small pictures may have a lower quality. */
const quality = (width: number) => ({ avif: width <= 480 ? 46 : 50, webp: width <= 480 ? 62 : 66 });

async function save(piece: Piece, { folder, widths }: Collection): Promise<void> {
  const directory = new URL(`art/${folder}/`, assets);
  await mkdir(directory, { recursive: true });
  const full = await (await paint(piece)).png({ compressionLevel: 0 }).toBuffer();
  for (const width of widths) {
    const path = (type: string) => new URL(`${piece.name}-${width}.${type}`, directory).pathname;
    const resized = await sharp(full)
      .resize(width, null, { kernel: 'lanczos3' })
      .raw()
      .toBuffer({ resolveWithObject: true });
    const image = () =>
      sharp(resized.data, {
        raw: { width: resized.info.width, height: resized.info.height, channels: 3 },
      });
    const { avif, webp } = quality(width);
    await image().avif({ quality: avif, effort: 4 }).toFile(path('avif'));
    await image().webp({ quality: webp, effort: 4 }).toFile(path('webp'));
  }
}

async function main(words: readonly string[]): Promise<void> {
  sharp.concurrency(1);
  const wanted = (address: string) =>
    words.length === 0 || words.some((word) => address.includes(word));
  for (const collection of [...(Object.values(collections) as Collection[]), ornament]) {
    for (const piece of collection.pieces) {
      const address = `${collection.folder}/${piece.name}`;
      if (!wanted(address)) continue;
      await save(piece, collection);
      process.stdout.write(`${address}\n`);
    }
  }
  if (wanted('marks')) await makeMarks(assets);
  if (wanted('visit-map')) await makeVisitMap(assets, sizes);
  await writeSizes(sizes, collections);
}

await main(process.argv.slice(2));
