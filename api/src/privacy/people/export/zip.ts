import { promisify } from 'node:util';
import { crc32, deflateRaw } from 'node:zlib';

const deflate = promisify(deflateRaw);

export interface ZipEntry {
  /** Chosen by us, with `/` between folders. */
  readonly name: string;
  readonly content: Uint8Array;
}

/** Larger archives would need the 64-bit fields of the format. */
const limits = { entries: 0xffff, bytes: 0xffff_ffff } as const;

/** The flag for UTF-8 names. */
const flags = 0x0800;
const version = 20;
const deflated = 8;

/** Packs files into a ZIP archive (APPNOTE 6.3.4), in their order and all with the same time. */
export async function makeZip(entries: readonly ZipEntry[], at: Date): Promise<Buffer> {
  if (entries.length > limits.entries) throw new RangeError('There are too many files for a ZIP.');
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content } of entries) {
    const path = Buffer.from(name);
    const packed = await deflate(content);
    const facts = factsOf(content, packed, path, at);
    const local = Buffer.concat([word(0x04034b50), short(version), facts, short(0), path, packed]);
    parts.push(local);
    directory.push(
      Buffer.concat([word(0x02014b50), short(version), short(version), facts]),
      // The lengths of the extra field and the comment, the disk and the attributes are 0; the offset follows.
      Buffer.concat([short(0), short(0), short(0), short(0), word(0), word(offset), path]),
    );
    offset += local.length;
  }
  const listed = Buffer.concat(directory);
  if (offset + listed.length > limits.bytes) throw new RangeError('That is too much for a ZIP.');
  const count = short(entries.length);
  const end = [word(0x06054b50), short(0), short(0), count, count];
  return Buffer.concat([...parts, listed, ...end, word(listed.length), word(offset), short(0)]);
}

/** The fields that the local and the central header share, from the flags to the length of the name. */
const factsOf = (content: Uint8Array, packed: Buffer, path: Buffer, at: Date) =>
  Buffer.concat([
    short(flags),
    short(deflated),
    short((at.getUTCHours() << 11) | (at.getUTCMinutes() << 5) | (at.getUTCSeconds() >> 1)),
    short(((at.getUTCFullYear() - 1980) << 9) | ((at.getUTCMonth() + 1) << 5) | at.getUTCDate()),
    word(crc32(content)),
    word(packed.length),
    word(content.length),
    short(path.length),
  ]);

function short(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function word(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
