// @ts-check
import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';

/**
 * The thread that builds the index of a segment (gram-blocks.ts says what it is): 150 ms in which the server answers.
 * Plain JavaScript for the reason given in storage/sqlite/sqlite-worker.js.
 *
 * @typedef {{ position: number, texts: readonly string[] }} RecordTexts
 * @typedef {Map<number, number[]>} Positions of the records, by place and third unit
 */

// Visitors come first. Linux gives each thread a priority of its own; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(10);

/** @type {number} */
const bitWords = workerData.bitWords;
/** @type {number} */
const maxBytes = workerData.maxBytes;

/** What each new part takes while it is built, in bytes, about. */
const bytesOf = { block: 300, gram: 150, position: 12 };
let bytes = 0;

/** @type {Map<number, Positions>} By the first two units. */
const grams = new Map();

/** @param {RecordTexts} record */
function addRecord({ position, texts }) {
  if (bytes > maxBytes) return grams.clear();
  for (const [place, text] of texts.entries()) {
    for (const word of new Set(text.split(/\s+/))) addWord(position, place, word);
  }
}

/** @param {number} position @param {number} place @param {string} word */
function addWord(position, place, word) {
  for (let at = 0; at < word.length; at += 1) {
    const inner = positionsOf(unit(word, at) * 0x10000 + unit(word, at + 1));
    const key = place * 0x10000 + unit(word, at + 2);
    const positions = inner.get(key);
    if (positions?.at(-1) === position) continue;
    bytes += positions === undefined ? bytesOf.gram : bytesOf.position;
    if (positions === undefined) inner.set(key, [position]);
    else positions.push(position);
  }
}

/** @param {string} word @param {number} at */
const unit = (word, at) => (at < word.length ? word.charCodeAt(at) : 0);

/** @param {number} prefix @returns {Positions} */
function positionsOf(prefix) {
  const known = grams.get(prefix);
  if (known !== undefined) return known;
  const made = new Map();
  bytes += bytesOf.block;
  grams.set(prefix, made);
  return made;
}

/** @param {Positions} inner */
function encode(inner) {
  /** @type {number[]} */
  const numbers = [];
  for (const [key, positions] of inner) {
    numbers.push(key >> 16, key & 0xffff, positions.length);
    for (const number of positions.length < bitWords ? positions : bitsOf(positions))
      numbers.push(number);
  }
  return new Uint8Array(Uint16Array.from(numbers).buffer);
}

/** @param {readonly number[]} positions */
function bitsOf(positions) {
  const bits = new Uint16Array(bitWords);
  for (const position of positions)
    bits[position >> 4] = (bits[position >> 4] ?? 0) | (1 << (position & 15));
  return bits;
}

function takeBlocks() {
  const isTooLarge = bytes > maxBytes;
  bytes = 0;
  if (isTooLarge) {
    grams.clear();
    return 'too-large';
  }
  const blocks = [...grams].map(([prefix, inner]) => ({ prefix, entries: encode(inner) }));
  grams.clear();
  return blocks.sort((one, other) => one.prefix - other.prefix);
}

parentPort?.on('message', (/** @type {readonly RecordTexts[] | 'finish'} */ message) => {
  if (message === 'finish') parentPort?.postMessage(takeBlocks());
  else message.forEach(addRecord);
});
