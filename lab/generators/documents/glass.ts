import sharp, { type Sharp } from 'sharp';

import { heroes } from '../art/pieces/heroes.ts';
import { type Piece, paint } from '../art/picture.ts';

const jpeg = (image: Sharp, quality: number) => image.jpeg({ quality, mozjpeg: true }).toBuffer();

/** The picture of the dove in portrait format, for the covers. */
const coverPiece: Piece = {
  name: 'cover',
  width: 1180,
  height: 1200,
  scene: { hour: 'dawn', sun: [0.5, 0.38], sunSize: 0.17, town: true, crest: 0.58 },
  motifs: [{ motif: 'dove', at: [0.5, 0.38], size: 0.66 }],
};

/** The picture on the covers, as wide as the page. */
export async function cutCover(): Promise<Buffer> {
  const png = await (await paint(coverPiece)).png().toBuffer();
  return jpeg(sharp(png).resize(1180, 1202, { fit: 'fill' }), 80);
}

/** Cuts a band of mountains out of each hero picture. */
export async function cutStrips(names: readonly string[]): Promise<Map<string, Buffer>> {
  const strips = new Map<string, Buffer>();
  for (const name of names) {
    const piece = heroes.find((hero) => hero.name === name);
    if (!piece) throw new Error(`There is no hero picture named ${name}`);
    // Uses the bare view, because the band would cut through a motif or its disc.
    const { nimbus: _, ...view } = piece;
    const png = await (
      await paint({ ...view, motifs: [], light: { vignette: 0.2 } })
    )
      .png()
      .toBuffer();
    const band = sharp(png)
      .extract({ left: 150, top: 275, width: 1300, height: 260 })
      .resize(1050, 210);
    strips.set(name, await jpeg(band, 74));
  }
  return strips;
}
