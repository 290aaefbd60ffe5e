// @ts-check
import { open } from 'node:fs/promises';

/**
 * @typedef {import('./media-process').AudioTask} AudioTask
 * @typedef {import('./media-process').MediaAnswer} MediaAnswer
 * @typedef {import('node:fs/promises').FileHandle} FileHandle
 */

/** So much the bytes of a recording may differ from what its header says: encoders pad, and tags lie behind. */
const tolerance = 0.02;
/** In bytes: the same of a short one. */
const slack = 4096;
/** Boxes of an MP4 file at its top: an encoder makes three to a dozen, and one a second at most. */
const maxBoxes = 40_000;

/**
 * How long a sound is. What its header says is compared with how much of it there is, which tells of a file that was cut
 * short.
 *
 * @param {AudioTask} task
 * @returns {Promise<MediaAnswer>}
 */
export async function measureAudio({ path, format }) {
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

/** @param {string} path @param {AudioTask['format']} format */
async function readSeconds(path, format) {
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

/** @param {AudioTask['format']} format @param {string} container @param {string} codec */
const isExpected = (format, container, codec) =>
  format === 'mp3'
    ? container === 'MPEG' && /Layer 3$/.test(codec)
    : /^(M4A|mp4|isom|iso\d)/i.test(container) && /AAC|ALAC|alac|mp4a/i.test(codec);

/** @param {FileHandle} file @param {number} seconds @returns {Promise<MediaAnswer>} */
async function compare(file, seconds) {
  const { size } = await file.stat();
  const start = await sizeOfTag(file);
  const said = await readSaidBytes(file, start);
  // Without a header the length was measured by the bytes.
  if (said === undefined) return { seconds };
  const there = size - start;
  if (there < said * (1 - tolerance) - slack) return { refused: 'cut-short' };
  // Two recordings one behind the other have the header of the first.
  return { seconds: there > said * (1 + tolerance) + slack ? (seconds * there) / said : seconds };
}

/** In bytes, of the tag in front of the sound, which may hold a picture. @param {FileHandle} file */
async function sizeOfTag(file) {
  const head = Buffer.alloc(10);
  await file.read(head, 0, head.length, 0);
  if (head.toString('latin1', 0, 3) !== 'ID3') return 0;
  const length = [6, 7, 8, 9].reduce((sum, at) => sum * 128 + ((head[at] ?? 0) & 127), 0);
  return head.length + length;
}

/** How many bytes there are by the header in the first frame, which most encoders write. @param {FileHandle} file @param {number} start */
async function readSaidBytes(file, start) {
  const frame = Buffer.alloc(64);
  await file.read(frame, 0, frame.length, start);
  const at = ['Xing', 'Info'].map((name) => frame.indexOf(name)).find((found) => found > 0);
  if (at === undefined || at > 40) return undefined;
  const [hasFrames, hasBytes] = [1, 2].map((bit) => (frame.readUInt32BE(at + 4) & bit) !== 0);
  const said = hasBytes ? frame.readUInt32BE(at + (hasFrames ? 12 : 8)) : 0;
  return said > 0 ? said : undefined;
}

/** Whether the last box of an MP4 file ends where the file does. @param {FileHandle} file */
async function hasAllBoxes(file) {
  const { size } = await file.stat();
  const head = Buffer.alloc(16);
  let at = 0;
  for (let boxes = 0; at < size && boxes < maxBoxes; boxes++) {
    const { bytesRead } = await file.read(head, 0, head.length, at);
    if (bytesRead < 8) return false;
    const short = head.readUInt32BE(0);
    // 0: up to the end of the file. 1: the length follows.
    if (short === 0) return true;
    const length = short === 1 ? Number(head.readBigUInt64BE(8)) : short;
    if (length < 8) return false;
    at += length;
  }
  return at === size;
}
