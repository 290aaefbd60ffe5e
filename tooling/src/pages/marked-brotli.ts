import { brotliDecompressSync, constants, createBrotliCompress } from 'node:zlib';
import type { BrotliCompress, BrotliOptions } from 'node:zlib';

/*
 * Every page names the version of its content, so that a publication changes twelve letters of each, and to compress
 * all of them again takes most of its time. So in a page's brotli form these letters stand as they are, in a part of their
 * own, and the next version is put in their place.
 */

/**
 * Compresses a text so that what its mark says makes no difference to the rest.
 * @returns undefined where the rest repeats a part of the mark, and so cannot be without it
 */
export async function compressMarked(
  text: string,
  mark: string,
  options: BrotliOptions,
): Promise<Buffer | undefined> {
  // Nothing reads the stream before a part is whole, however long it is.
  const stream = createBrotliCompress({ ...options, ...unlimited });
  const parts: Buffer[] = [];
  const [first = '', ...others] = inBytes(text).split(mark);
  parts.push(await compressPart(stream, first));
  for (const other of others) {
    // How a byte is written depends on the two before it: they go with the mark, so that they are the same for each.
    const before = other.slice(0, 2);
    await compressPart(stream, placeholder.repeat(mark.length) + before);
    parts.push(uncompressed(mark + before), await compressPart(stream, other.slice(2)));
  }
  stream.end();
  for await (const rest of stream) parts.push(rest as Buffer);
  return unlessBroken(Buffer.concat(parts), text);
}

/**
 * Puts another mark of the same length into a compressed form.
 * @returns undefined where that does not give the text
 */
export function changeMark(
  form: Buffer,
  change: { readonly from: string; readonly to: string } | undefined,
  text: string,
): Buffer | undefined {
  const changed = Buffer.from(form);
  if (change) {
    const { from, to } = change;
    for (let at = form.indexOf(from); at >= 0; at = form.indexOf(from, at + from.length)) {
      changed.write(to, at);
    }
  }
  return unlessBroken(changed, text);
}

/** What is compressed in the place of a mark, so that the form follows from the text around it alone. No text has it. */
const placeholder = '\u0001';

/** A character for each byte, to be cut anywhere. */
const inBytes = (text: string): string => Buffer.from(text).toString('latin1');

const unlimited = { readableHighWaterMark: Number.MAX_SAFE_INTEGER };

/** Ends at a whole byte. */
const compressPart = (stream: BrotliCompress, part: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    stream.once('error', reject);
    stream.write(part, 'latin1');
    stream.flush(constants.BROTLI_OPERATION_FLUSH, () => {
      stream.off('error', reject);
      const chunks: Buffer[] = [];
      for (let chunk = read(stream); chunk; chunk = read(stream)) chunks.push(chunk);
      resolve(Buffer.concat(chunks));
    });
  });

const read = (stream: BrotliCompress) => stream.read() as Buffer | null;

/** RFC 7932, 9.2: not the last part, its length less one in 16 bits, not compressed; three bytes with what fills them up. */
function uncompressed(part: string): Buffer {
  const bytes = Buffer.from(part, 'latin1');
  const header = ((bytes.length - 1) << 3) | (1 << 19);
  return Buffer.concat([Buffer.from([header, header >> 8, header >> 16]), bytes]);
}

function unlessBroken(form: Buffer, text: string): Buffer | undefined {
  const wanted = Buffer.from(text);
  try {
    return brotliDecompressSync(form, { maxOutputLength: wanted.length }).equals(wanted)
      ? form
      : undefined;
  } catch {
    return undefined;
  }
}
