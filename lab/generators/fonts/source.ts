import { readFile } from 'node:fs/promises';

import subsetFont from 'subset-font';

const packages = new URL('../../node_modules/@fontsource-variable/', import.meta.url);

export function fontFile(name: string, part: string, style: 'normal' | 'italic'): Promise<Buffer> {
  return readFile(new URL(`${name}/files/${name}-${part}-wght-${style}.woff2`, packages));
}

/** Characters of the PDF documents: Latin-1 and typographic marks. */
const PRINT =
  Array.from({ length: 0xff - 0x20 + 1 }, (_, i) => String.fromCodePoint(0x20 + i)).join('') +
  '–—‘’‚“”„†•…‹›€™Œœ';

/**
 * Returns one weight of a variable font as a TrueType file. `plain` omits ligatures, because PDF readers do not know
 * them in form fields, and pdf-lib measures them only in fonts that it subsets.
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
