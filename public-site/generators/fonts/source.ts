import { readFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

/** A font file as the package ships it. */
export function fontFile(name: string, part: string, style: 'normal' | 'italic'): Promise<Buffer> {
  return readFile(new URL(`${name}/files/${name}-${part}-wght-${style}.woff2`, packages));
}

/** The letters that PDF documents are set in: Latin-1 and typographers' signs. */
const PRINT =
  Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') +
  '–—‘’‚“”„†•…‹›€™Œœ';

/** One weight of a variable font as a plain TrueType file. */
export async function instance(
  name: string,
  weight: number,
  style: 'normal' | 'italic' = 'normal',
): Promise<Buffer> {
  return subsetFont(await fontFile(name, 'latin', style), PRINT, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
  });
}
