import { open } from 'node:fs/promises';
import type { FileHandle } from 'node:fs/promises';
import type { AudioTask, MediaAnswer } from './media-process';

/** Tolerated relative difference between the lengths of header and file: encoders pad, and tags may follow. */
const tolerance = 0.02;
/** Additional tolerance in bytes, for short recordings. */
const slack = 4096;
/** Maximum number of top-level boxes of an MP4 file: an encoder writes three to a dozen, and one a second at most. */
const maxBoxes = 40_000;

/** Measures the length of a recording. The header is compared with the bytes, so that a truncated file is refused. */
export async function measureAudio({ path, format }: AudioTask): Promise<MediaAnswer> {
  const file = await open(path, 'r');
  try {
    if (format === 'm4a' && !(await hasAllBoxes(file))) return { refused: 'cut-short' };
    const seconds = await readSeconds(path, format);
    if (seconds === undefined) return { refused: 'no-sound' };
    return format === 'm4a' ? { seconds } : await compare(file, seconds);
  } finally {
    await file.close();
  }
}

async function readSeconds(path: string, format: AudioTask['format']) {
  const { parseFile } = await import('music-metadata');
  const {
    duration = 0,
    hasVideo,
    codec = '',
    container = '',
  } = (await parseFile(path, { skipCovers: true })).format;
  const isSound = hasVideo !== true && isExpected(format, container, codec);
  return isSound && duration >= 1 && Number.isFinite(duration) ? duration : undefined;
}

const isExpected = (format: AudioTask['format'], container: string, codec: string) =>
  format === 'mp3'
    ? container === 'MPEG' && /Layer 3$/.test(codec)
    : /^(M4A|mp4|isom|iso\d)/i.test(container) && /AAC|ALAC|alac|mp4a/i.test(codec);

async function compare(file: FileHandle, seconds: number): Promise<MediaAnswer> {
  const { size } = await file.stat();
  const start = await sizeOfTag(file);
  const said = await readSaidBytes(file, start);
  // Without this header the length was computed from the bytes.
  if (said === undefined) return { seconds };
  const there = size - start;
  if (there < said * (1 - tolerance) - slack) return { refused: 'cut-short' };
  // Two recordings in one file have only the header of the first.
  return { seconds: there > said * (1 + tolerance) + slack ? (seconds * there) / said : seconds };
}

/** Gets the size of the ID3 tag before the sound, in bytes. */
async function sizeOfTag(file: FileHandle) {
  const head = Buffer.alloc(10);
  await file.read(head, 0, head.length, 0);
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const length = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 127), 0);
  return head.length + length;
}

/** Reads the number of bytes from the header in the first frame, which most encoders write. */
async function readSaidBytes(file: FileHandle, start: number) {
  const frame = Buffer.alloc(64);
  await file.read(frame, 0, frame.length, start);
  const at = ['Xing', 'Info'].map((name) => frame.indexOf(name)).find((found) => found > 0);
  if (at === undefined || at > 40) return undefined;
  const [hasFrames, hasBytes] = [1, 2].map((bit) => (frame.readUInt32BE(at + 4) & bit) !== 0);
  const said = hasBytes ? frame.readUInt32BE(at + (hasFrames ? 12 : 8)) : 0;
  return said > 0 ? said : undefined;
}

/** Whether the last box of an MP4 file ends where the file does. */
async function hasAllBoxes(file: FileHandle) {
  const { size } = await file.stat();
  const head = Buffer.alloc(16);
  let at = 0;
  for (let boxes = 0; at < size && boxes < maxBoxes; boxes++) {
    const { bytesRead } = await file.read(head, 0, head.length, at);
    if (bytesRead < 8) return false;
    const short = head.readUInt32BE(0);
    // A length of 0 means up to the end of the file; 1 means that a 64-bit length follows.
    if (short === 0) return true;
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === size;
}
