import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const compressible = /\.(js|css|html|json|svg|webmanifest|txt|xml)$/;

/**
 * How hard to try. Files under immutable names are compressed once and sent for years. Pages are made at every
 * publication: the best two levels of brotli would take ten times as long for 6 % less.
 */
type Effort = 'thorough' | 'quick';

const qualities: Readonly<Record<Effort, number>> = { thorough: 11, quick: 9 };

/** Lays a `.br` and a `.gz` beside each text file below a folder, for the server to send as they are. */
export async function precompress(folder: string, effort: Effort): Promise<void> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => compressible.test(file))
    .map((file) => join(folder, file));
  await Promise.all(files.map((file) => compressFile(file, readFileSync(file), effort)));
}

/** Lays the same beside one file whose content is known. Other threads do the work. */
export async function compressFile(
  file: string,
  content: Buffer,
  effort: Effort = 'quick',
): Promise<void> {
  const { br, gz } = await compressed(content, effort);
  writeFileSync(`${file}.br`, br);
  writeFileSync(`${file}.gz`, gz);
}

/** Both forms of a content. */
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

/** The least window that holds all of a content, as a power of two: a larger one takes memory, and saves nothing. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );
