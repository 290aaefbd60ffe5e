import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { promisify } from 'node:util';

const compressible = /\.(js|css|html|json|svg|webmanifest|txt|xml)$/;

/**
 * Compression effort. Immutable files are compressed once and sent for years. Pages are written at every publication,
 * where brotli's best two levels would take ten times as long for 6 % less, and the three before them half as long again
 * and eight times the memory for 0.3 %.
 */
type Effort = 'thorough' | 'quick';

const levels: Readonly<Record<Effort, { readonly br: number; readonly gz: number }>> = {
  thorough: { br: 11, gz: 9 },
  quick: { br: 6, gz: 6 },
};

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
  const level = levels[effort];
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: level.br,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    [constants.BROTLI_PARAM_LGWIN]: windowFor(content.length),
  };
  const [br, gz] = await Promise.all([
    promisify(brotliCompress)(content, { params }),
    promisify(gzip)(content, { level: level.gz }),
  ]);
  return { br, gz };
}

/** The smallest window, as a power of two, that holds a whole content: a larger one takes memory and saves nothing. */
const windowFor = (length: number): number =>
  Math.min(
    constants.BROTLI_DEFAULT_WINDOW,
    Math.max(constants.BROTLI_MIN_WINDOW_BITS, Math.ceil(Math.log2(length + 16))),
  );
