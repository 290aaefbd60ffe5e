/** A chunk of a PNG file, with its length and its checksum. */
export function pngChunk(type: string, content: Buffer): Buffer {
  const chunk = Buffer.alloc(12 + content.length);
  chunk.writeUInt32BE(content.length, 0);
  chunk.write(type, 4, 'latin1');
  content.copy(chunk, 8);
  chunk.writeUInt32BE(crc32(chunk.subarray(4, -4)), 8 + content.length);
  return chunk;
}

/** A PNG whose header declares another size, in pixels. */
export function resizeHeader(png: Buffer, width: number, height: number): Buffer {
  const begin = 8;
  const end = 33;
  const header = Buffer.from(png.subarray(begin + 8, end - 4));
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  return Buffer.concat([png.subarray(0, begin), pngChunk('IHDR', header), png.subarray(end)]);
}

function crc32(bytes: Uint8Array): number {
  let crc = ~0;
  for (const byte of bytes) {
    crc ^= byte;
    for (let bit = 0; bit < 8; bit++) crc = (crc >>> 1) ^ (crc & 1 ? 0xedb88320 : 0);
  }
  return ~crc >>> 0;
}
