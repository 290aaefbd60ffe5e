/** What a file is by its bytes: names and declared types say what their sender likes. */
export type MediaType =
  | { readonly kind: 'picture'; readonly isHeic: boolean }
  | { readonly kind: 'audio'; readonly format: 'mp3' | 'm4a' }
  | { readonly kind: 'document' };

/** So many bytes from its start tell what a file is. */
export const recognisedBytes = 12;

const latin = (bytes: Buffer, from: number, length: number) =>
  bytes.toString('latin1', from, from + length);

/** As libheif takes them, one picture or the first of several. */
const heicBrands = new Set(['heic', 'heix', 'hevc', 'hevx', 'mif1', 'msf1']);
const soundBrands = new Set(['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'iso5', 'iso6']);

/** Undefined where it is none that the site takes. What follows may still be something else: it is looked into later. */
export function recognise(start: Buffer): MediaType | undefined {
  if (start.length < recognisedBytes) return undefined;
  if (isPicture(start)) return { kind: 'picture', isHeic: false };
  if (latin(start, 0, 5) === '%PDF-') return { kind: 'document' };
  if (latin(start, 4, 4) === 'ftyp') {
    const brand = latin(start, 8, 4);
    if (heicBrands.has(brand)) return { kind: 'picture', isHeic: true };
    return soundBrands.has(brand) ? { kind: 'audio', format: 'm4a' } : undefined;
  }
  return isMp3(start) ? { kind: 'audio', format: 'mp3' } : undefined;
}

const isPicture = (start: Buffer): boolean =>
  latin(start, 0, 3) === '\xff\xd8\xff' ||
  latin(start, 0, 8) === '\x89PNG\r\n\x1a\n' ||
  (latin(start, 0, 4) === 'RIFF' && latin(start, 8, 4) === 'WEBP');

/** A tag, or the first frame of MPEG's layer 3. */
function isMp3(start: Buffer): boolean {
  const [first = 0, second = 0] = start;
  return latin(start, 0, 3) === 'ID3' || (first === 0xff && (second & 0xe6) === 0xe2);
}

/** How the file of a sound or a document ends, and what it is called where it is sent. */
export const fileEnding = (type: Exclude<MediaType, { kind: 'picture' }>): 'mp3' | 'm4a' | 'pdf' =>
  type.kind === 'document' ? 'pdf' : type.format;

export const mediaContentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  pdf: 'application/pdf',
} satisfies Readonly<Record<string, `${string}/${string}`>>;
