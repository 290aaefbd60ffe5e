import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const compressible = /\.(js|css|html|json|svg|webmanifest|txt|xml)$/;

/**
 * Compression effort. Immutable files are compressed once and sent for years. Pages are written at every publication,
 * where brotli's best two levels would take ten times as long for 6 % less.
 */
type Effort = 'thorough' | 'quick';

const qualities: Readonly<Record<Effort, number>> = { thorough: 11, quick: 9 };

/** Writes a `.br` and a `.gz` beside each text file below a folder, for the server to send. */
export async function precompress(folder: string, effort: Effort): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  await Promise.all(files.map((file) => compressFile(file, readFileSync(file), effort)));
}

/** Writes both beside one file whose content is known. Other threads do the work. */
export async function compressFile(
  file: string,
  content: Buffer,
  effort: Effort = 'quick',
): Promise<void> {
  const { br, gz } = await compressed(content, effort);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Returns both compressed forms of a content. */
export async function compressed(
  content: Buffer,
  effort: Effort = 'quick',
): Promise<{ readonly br: Buffer; readonly gz: Buffer }> {
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: qualities[effort],
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: 9 }),
  ]);
  return { br, gz };
}

/** The smallest window, as a power of two, that holds a whole content: a larger one takes memory and saves nothing. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );
