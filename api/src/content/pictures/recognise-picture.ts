/** Bytes from the start of a file that identify its type. */
export const signatureLength = 12;

/** Brands that libheif accepts, for one picture or the first of several. */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);

/**
 * Recognises a picture (JPEG, PNG, WebP, HEIC) by its first bytes, since names and declared types are whatever the
 * sender chose. Undefined for anything else.
 */
export function detectPictureType(file: Uint8Array): { readonly isHeic: boolean } | undefined {
  const start = Buffer.from(file.subarray(0, signatureLength)).toString('latin1');
  if (start.length < signatureLength) return undefined;
  if (start.startsWith('ftyp', 4) && heicBrands.has(start.slice(8))) return { isHeic: true };
  const isKnown =
    start.startsWith('\xff\xd8\xff') ||
    start.startsWith('\x89PNG\r\n\x1a\n') ||
    (start.startsWith('RIFF') && start.endsWith('WEBP'));
  return isKnown ? { isHeic: false } : undefined;
}
