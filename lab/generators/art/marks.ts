import { mkdir, writeFile } from 'node:fs/promises';

import sharp from 'sharp';

import { type Piece, paint } from './picture.ts';

const LEAD = '#17152a';

/** The church's mark: a lancet window with the sun over two peaks and the river, leaded. */
function mark(background: string): string {
  const pane = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${background}<g stroke="${LEAD}" stroke-width="2.6" stroke-linejoin="round"><clipPath id="w"><path d="M10 61V30C10 17 20 8 32 3c12 5 22 14 22 27v31z"/></clipPath><g clip-path="url(#w)">${[
    pane('M10 3h11l3 20-14 10z', '#2b4ea8'),
    pane('M21 0h11v14l-8 9z', '#6a4fb4'),
    pane('M32 0h11l-3 23-8-9z', '#8a55b0'),
    pane('M43 0h11v33L40 23z', '#3a5fb8'),
    pane('M8 34l16-11 1 10-7 9-10 4z', '#e58fa0'),
    pane('M56 34L40 23l-1 10 7 9 10 4z', '#f2a584'),
    pane('M32 14a12 12 0 0 1 12 12v12H20V26a12 12 0 0 1 12-12z', '#ffc04a'),
    pane('M32 19a7 7 0 0 1 7 7 7 7 0 0 1-14 0 7 7 0 0 1 7-7z', '#fff3cf'),
    pane('M8 48l15-15 10 12v8H8z', '#5a6fc0'),
    pane('M23 33l5.500 6.500-3.500 3-4-2-4 1.500z', '#fff'),
    pane('M28 53l14-16 14 14v4H28z', '#33458f'),
    pane('M42 37l6 6.200-4 2.300-3-2.500-4.500 1z', '#fff'),
    pane('M8 50l24 3 24-3v12H8z', '#1d8f96'),
    pane('M8 56l22-2 4 8H8z', '#4fb8b4'),
  ].join(
    '',
  )}</g><path d="M10 61V30C10 17 20 8 32 3c12 5 22 14 22 27v31z" fill="none" stroke-width="4"/></g></svg>`;
}

/** Preview picture of shared links. */
export const openGraph: Piece = {
  name: 'open-graph',
  width: 1200,
  height: 630,
  scene: { hour: 'dawn', sun: [0.5, 0.36], sunSize: 0.16, town: true },
  motifs: [{ motif: 'dove', at: [0.5, 0.38], size: 0.66 }],
};

/** Cover for podcast apps, which accept squares of 1400 to 3000 pixels. */
const podcastCover: Piece = {
  name: 'podcast-cover',
  width: 1500,
  height: 1500,
  scene: { hour: 'dawn', sun: [0.5, 0.36], sunSize: 0.16, town: true },
  motifs: [{ motif: 'dove', at: [0.5, 0.38], size: 0.6 }],
};

const icoSize = 32;

/**
 * An icon file of one picture, for clients that request /favicon.ico without having read a page
 * (en.wikipedia.org/wiki/ICO_(file_format)).
 */
function wrapInIco(png: Buffer): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2); // type: icon, not cursor
  head.writeUInt16LE(1, 4); // number of pictures
  head.writeUInt8(icoSize, 6);
  head.writeUInt8(icoSize, 7);
  head.writeUInt16LE(1, 10); // colour planes
  head.writeUInt16LE(32, 12); // bits per pixel
  head.writeUInt32LE(png.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, png]);
}

/** Writes favicon, icons and the picture for shared links. */
export async function makeMarks(assets: URL): Promise<void> {
  const file = (name: string) => new URL(name, assets).pathname;
  await mkdir(new URL('art/', assets), { recursive: true });
  await writeFile(file('favicon.svg'), mark(''));
  const small = await sharp(Buffer.from(mark('')), { density: 288 })
    .resize(icoSize)
    .png({ compressionLevel: 9 })
    .toBuffer();
  await writeFile(file('favicon.ico'), wrapInIco(small));
  // Launchers crop icons to their own shape, so the window is inside the safe zone of a full square.
  const icon = mark('').replace(
    'viewBox="0 0 64 64">',
    'viewBox="-11 -11 86 86"><rect x="-11" y="-11" width="86" height="86" fill="#fbf7ee"/>',
  );
  for (const [name, size] of [
    ['apple-touch-icon.png', 180],
    ['icon-192.png', 192],
    ['icon-512.png', 512],
  ] as const) {
    await sharp(Buffer.from(icon), { density: 600 })
      .resize(size)
      .png({ compressionLevel: 9, palette: true })
      .toFile(file(name));
  }
  for (const piece of [openGraph, podcastCover]) {
    const picture = await paint(piece);
    await picture.jpeg({ quality: 80, mozjpeg: true }).toFile(file(`art/${piece.name}.jpg`));
  }
}
