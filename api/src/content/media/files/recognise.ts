import { detectPictureType, signatureLength } from '../../pictures/recognise-picture';

/** The type of a file by its bytes: names and declared types are whatever the sender chose. */
export type MediaType =
  | { readonly kind: 'picture' }
  | { readonly kind: 'audio'; readonly format: 'mp3' | 'm4a' }
  | { readonly kind: 'document' };

const latin = (bytes: Buffer, from: number, length: number) =>
  bytes.toString('latin1', from, from + length);

const soundBrands = new Set(['M4A ', 'M4B ', 'mp41', 'mp42', 'isom', 'iso2', 'iso5', 'iso6']);

/** Returns undefined for a type that the site does not accept. Only the start is checked here, the rest later. */
export function detectMediaType(start: Buffer): MediaType | undefined {
  if (start.length < signatureLength) return undefined;
  if (detectPictureType(start)) return { kind: 'picture' };
  if (latin(start, 0, 5) === '%PDF-') return { kind: 'document' };
  if (latin(start, 4, 4) === 'ftyp') {
    return soundBrands.has(latin(start, 8, 4)) ? { kind: 'audio', format: 'm4a' } : undefined;
  }
  return isMp3(start) ? { kind: 'audio', format: 'mp3' } : undefined;
}

/** An MP3 starts with an ID3 tag or with its first frame of MPEG layer 3. */
function isMp3(start: Buffer): boolean {
  const [first = 0, second = 0] = start;
  return latin(start, 0, 3) === 'ID3' || (first === 0xff && (second & 0xe6) === 0xe2);
}

/** Gets the extension under which a recording or document is stored and served. */
export const fileEnding = (type: Exclude<MediaType, { kind: 'picture' }>): 'mp3' | 'm4a' | 'pdf' =>
  type.kind === 'document' ? 'pdf' : type.format;

export const mediaContentTypes: Readonly<Record<string, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  mp3: 'audio/mpeg',
  m4a: 'audio/mp4',
  pdf: 'application/pdf',
} satisfies Readonly<Record<string, `${string}/${string}`>>;
