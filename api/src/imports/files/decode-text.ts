export type TextEncoding = 'utf-8' | 'utf-16le' | 'utf-16be' | 'windows-1252';

/** The bytes by which a file says its encoding. */
const marks: readonly (readonly [TextEncoding, readonly number[]])[] = [
  ['utf-8', [0xef, 0xbb, 0xbf]],
  ['utf-16le', [0xff, 0xfe]],
  ['utf-16be', [0xfe, 0xff]],
];

/** Bytes from the start in which UTF-16 without a mark is looked for. */
const sampleLength = 2000;

/** Decodes a text file of a spreadsheet: as it says itself, else as UTF-8, else as Excel for Windows writes it. */
export function decodeText(bytes: Uint8Array): { text: string; encoding: TextEncoding } {
  const encoding = findEncoding(bytes);
  if (encoding !== undefined) return { text: new TextDecoder(encoding).decode(bytes), encoding };
  try {
    return { text: new TextDecoder('utf-8', { fatal: true }).decode(bytes), encoding: 'utf-8' };
  } catch {
    // Any bytes are a text in this encoding.
    return { text: new TextDecoder('windows-1252').decode(bytes), encoding: 'windows-1252' };
  }
}

function findEncoding(bytes: Uint8Array): TextEncoding | undefined {
  const marked = marks.find(([, mark]) => mark.every((byte, place) => bytes[place] === byte));
  if (marked !== undefined) return marked[0];
  const sample = bytes.subarray(0, sampleLength);
  // Every second byte of a text in Latin letters is zero.
  const isMostlyZero = (start: number) =>
    sample.filter((byte, place) => place % 2 === start && byte === 0).length > sample.length / 4;
  if (isMostlyZero(1)) return 'utf-16le';
  return isMostlyZero(0) ? 'utf-16be' : undefined;
}
