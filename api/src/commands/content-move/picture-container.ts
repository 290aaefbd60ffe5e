/** What the site's own pictures are made of; EXIF, profiles and everything else have parts of other names. */
const avifBoxes = ['ftyp', 'meta', 'mdat'];
const webpChunks: ReadonlySet<string> = new Set(['VP8 ', 'VP8L', 'VP8X', 'ALPH']);

const latin = (bytes: Buffer, from: number) => bytes.toString('latin1', from, from + 4);

/** Whether a file is an AVIF as the site makes them, from its first byte to its last. Linear. */
export function isPlainAvif(bytes: Buffer): boolean {
  const found: string[] = [];
  let at = 0;
  while (at + 8 <= bytes.length && found.length < avifBoxes.length) {
    const length = bytes.readUInt32BE(at);
    if (length < 8) return false;
    found.push(latin(bytes, at + 4));
    at += length;
  }
  return at === bytes.length && found.join() === avifBoxes.join() && latin(bytes, 8) === 'avif';
}

/** The same of a WebP. */
export function isPlainWebp(bytes: Buffer): boolean {
  if (bytes.length < 20 || latin(bytes, 0) !== 'RIFF' || latin(bytes, 8) !== 'WEBP') return false;
  if (bytes.readUInt32LE(4) + 8 !== bytes.length) return false;
  let at = 12;
  while (at + 8 <= bytes.length) {
    if (!webpChunks.has(latin(bytes, at))) return false;
    const length = bytes.readUInt32LE(at + 4);
    at += 8 + length + (length % 2);
  }
  return at === bytes.length;
}
