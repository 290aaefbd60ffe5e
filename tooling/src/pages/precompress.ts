import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { BrotliOptions } from 'node:zlib';
import { promisify } from 'node:util';

const compressible = /\.(js|css|html|json|svg|webmanifest|txt|xml)$/;

/**
 * How hard to try: files under immutable names are compressed once and sent for years; pages are made at every assembly;
 * what is only run on this machine must be there soon.
 */
export type Effort = 'thorough' | 'quick' | 'least';

const qualities: Readonly<Record<Effort, number>> = { thorough: 11, quick: 10, least: 8 };

/** Lays a `.br` and a `.gz` beside each text file below a folder, for the server to send as they are. */
export async function precompress(folder: string, effort: Effort): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  await Promise.all(files.map((file) => compressFile(file, readFileSync(file), effort)));
}

/** Lays the same beside one file whose content is known. Other threads do the work. */
async function compressFile(file: string, content: Buffer, effort: Effort): Promise<void> {
  const { br, gz } = await compressed(content, effort);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Both forms of a content. */
export async function compressed(
  content: Buffer,
  effort: Effort,
): Promise<{ readonly br: Buffer; readonly gz: Buffer }> {
  const [br, gz] = await Promise.all([brotli(content, effort), gzipped(content)]);
  return { br, gz };
}

export const gzipped = (content: Buffer): Promise<Buffer> => promisify(gzip)(content, { level: 9 });

export const brotli = (content: Buffer, effort: Effort): Promise<Buffer> =>
  promisify(brotliCompress)(content, brotliOptions(content, effort));

export const brotliOptions = ({ length }: Buffer, effort: Effort): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(length),
  },
});

/** The least window that holds all of a content, as a power of two: a larger one takes memory, and saves nothing. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );
