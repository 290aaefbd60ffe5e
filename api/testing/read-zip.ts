import { crc32, inflateRawSync } from 'node:zlib';

/** Reads the files of a ZIP archive by name, from its central directory. Throws if a checksum is wrong. */
export function readZip(zip: Buffer): ReadonlyMap<string, Buffer> {
  const end = zip.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
  const found = new Map<string, Buffer>();
  let at = zip.readUInt32LE(end + 16);
  for (let left = zip.readUInt16LE(end + 10); left > 0; left--) {
    const nameLength = zip.readUInt16LE(at + 28);
    const name = zip.subarray(at + 46, at + 46 + nameLength).toString();
    const local = zip.readUInt32LE(at + 42);
    const begin = local + 30 + zip.readUInt16LE(local + 26) + zip.readUInt16LE(local + 28);
    const content = inflateRawSync(zip.subarray(begin, begin + zip.readUInt32LE(at + 20)));
    if (crc32(content) !== zip.readUInt32LE(at + 16)) throw new Error(`${name} is damaged.`);
    found.set(name, content);
    at += 46 + nameLength;
  }
  return found;
}
