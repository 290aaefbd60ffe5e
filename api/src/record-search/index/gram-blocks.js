// @ts-check

/**
 * The index of one segment of records: which of them have three letters in a row. Plain JavaScript, because the thread
 * that builds it is started from a file (as storage/sqlite-worker.js).
 *
 * A gram is three UTF-16 code units that follow each other in a word; after a word's end come zeros, so that each one
 * or two letters are the beginning of some gram. Grams that begin with the same two are one block of 16-bit numbers:
 * the place in a record where they stand, the third unit, how many records, and these; or all records as bits.
 *
 * @typedef {{ prefix: number, entries: Uint8Array }} GramBlock `prefix`: the first two units as one number
 */

/** Records of a segment: as many neighbours by number. Must be a multiple of 32. */
export const segmentSize = 4096;

/** More are told as bits, which are no longer than this list would be. */
const mostListed = segmentSize / 16 - 1;

/** @param {string} word @param {number} at */
const unit = (word, at) => (at < word.length ? word.charCodeAt(at) : 0);

/** The first two units of the gram that begins there. @param {string} word @param {number} at */
export const prefixAt = (word, at) => unit(word, at) * 0x10000 + unit(word, at + 1);

/** The third. @param {string} word @param {number} at */
export const thirdAt = (word, at) => unit(word, at + 2);

export class GramBlocks {
  /** @type {Map<number, Map<number, number[]>>} By the first two units, then by place and third unit. */
  #grams = new Map();

  /**
   * @param {number} position of the record in its segment; of those added one after the other it only rises
   * @param {readonly string[]} texts folded, one for each place
   */
  add(position, texts) {
    for (const [place, text] of texts.entries()) {
      for (const word of new Set(text.split(/\s+/))) this.#addWord(position, place, word);
    }
  }

  /** @returns {GramBlock[]} */
  finish() {
    const blocks = [...this.#grams].map(([prefix, inner]) => ({ prefix, entries: encode(inner) }));
    this.#grams.clear();
    return blocks.sort((one, other) => one.prefix - other.prefix);
  }

  /** @param {number} position @param {number} place @param {string} word */
  #addWord(position, place, word) {
    for (let at = 0; at < word.length; at += 1) {
      const prefix = prefixAt(word, at);
      const inner = this.#grams.get(prefix) ?? new Map();
      if (inner.size === 0) this.#grams.set(prefix, inner);
      const key = place * 0x10000 + thirdAt(word, at);
      const positions = inner.get(key);
      if (positions === undefined) inner.set(key, [position]);
      else if (positions.at(-1) !== position) positions.push(position);
    }
  }
}

/** @param {Map<number, number[]>} inner */
function encode(inner) {
  /** @type {number[]} */
  const numbers = [];
  for (const [key, positions] of inner) {
    numbers.push(key >> 16, key & 0xffff, positions.length);
    const told = positions.length > mostListed ? bitsOf(positions) : positions;
    for (const number of told) numbers.push(number);
  }
  return new Uint8Array(Uint16Array.from(numbers).buffer);
}

/** @param {readonly number[]} positions */
function bitsOf(positions) {
  const bits = new Uint16Array(segmentSize / 16);
  for (const position of positions) bits[position >> 4] = (bits[position >> 4] ?? 0) | (1 << (position & 15));
  return bits;
}

/**
 * Adds the records of a gram to bits, one set of them for each place.
 * @param {Uint8Array} entries of a block
 * @param {number | undefined} third undefined: whatever follows the first two units
 * @param {readonly Uint16Array[]} bits by place
 */
export function addRecords(entries, third, bits) {
  const numbers = numbersOf(entries);
  for (let at = 0; at < numbers.length;) {
    const target = third === undefined || numbers[at + 1] === third ? bits[numbers[at] ?? 0] : undefined;
    const count = numbers[at + 2] ?? 0;
    const end = at + 3 + Math.min(count, segmentSize / 16);
    if (target !== undefined) addTold(numbers, at + 3, end, target, count > mostListed);
    at = end;
  }
}

/** A copy, for where the bytes lie need not be even. @param {Uint8Array} entries */
const numbersOf = ({ buffer, byteOffset, byteLength }) =>
  new Uint16Array(buffer.slice(byteOffset, byteOffset + byteLength));

/** @param {Uint16Array} numbers @param {number} from @param {number} end @param {Uint16Array} target @param {boolean} areBits */
function addTold(numbers, from, end, target, areBits) {
  for (let at = from; at < end; at += 1) {
    const number = numbers[at] ?? 0;
    if (areBits) target[at - from] = (target[at - from] ?? 0) | number;
    else target[number >> 4] = (target[number >> 4] ?? 0) | (1 << (number & 15));
  }
}
