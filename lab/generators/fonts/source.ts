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

/**
 * One weight of a variable font as a plain TrueType file. A form's fields are typed into by readers that know
 * no ligatures, and pdf-lib measures ligatures only in fonts that it subsets: `plain` leaves them out.
 */
export async function instance(
  name: string,
  weight: number,
  { style = 'normal', plain = false }: { style?: 'normal' | 'italic'; plain?: boolean } = {},
): Promise<Buffer> {
  return subsetFont(await fontFile(name, 'latin', style), PRINT, {
    targetFormat: 'sfnt',
    variationAxes: { wght: weight },
    keepFeatures: plain ? [] : ['liga'],
  });
}
