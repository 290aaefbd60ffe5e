/**
 * The index of one segment of records: which of them have three letters in a row.
 *
 * A gram is three UTF-16 code units that follow each other in a word; behind a word's end come zeros, so that each one
 * or two letters are the beginning of some gram. Grams that begin with the same two are one block of 16-bit numbers:
 * for each the place in a record where it stands, its third unit, how many records have it, and their positions; of
 * many records one bit each. gram-worker.ts writes them, and this reads them.
 */
export interface GramBlock {
  /** The first two units as one number. */
  readonly prefix: number;
  readonly entries: Uint8Array;
}

/** Records of a segment: as many neighbours by number. A multiple of 16. */
export const segmentSize = 4096;

/** The 16-bit numbers that have a bit for each record. */
export const bitWords = segmentSize / 16;

const unit = (word: string, at: number): number => (at < word.length ? word.charCodeAt(at) : 0);

/** The first two units of the gram that begins there. */
export const prefixAt = (word: string, at: number): number =>
  unit(word, at) * 0x10000 + unit(word, at + 1);

/** The third. */
export const thirdAt = (word: string, at: number): number => unit(word, at + 2);

/**
 * Adds the records of a gram to bits, one set of them for each place.
 * @param third undefined: whatever follows the first two units
 */
export function addRecords(
  entries: Uint8Array,
  third: number | undefined,
  bits: readonly Uint16Array[],
): void {
  const numbers = numbersOf(entries);
  for (let at = 0; at < numbers.length;) {
    const isAsked = third === undefined || numbers[at + 1] === third;
    const target = isAsked ? bits[numbers[at] ?? 0] : undefined;
    const count = numbers[at + 2] ?? 0;
    // A list that would be as long as the bits is written as these.
    const [from, end] = [at + 3, at + 3 + Math.min(count, bitWords)];
    if (target !== undefined && count < bitWords) addListed(numbers, from, end, target);
    else if (target !== undefined) addBits(target, numbers.subarray(from, end));
    at = end;
  }
}

/** A copy, for where the bytes lie need not be even. */
const numbersOf = ({ buffer, byteOffset, byteLength }: Uint8Array): Uint16Array =>
  new Uint16Array(buffer.slice(byteOffset, byteOffset + byteLength));

function addListed(numbers: Uint16Array, from: number, end: number, target: Uint16Array): void {
  for (let at = from; at < end; at++) {
    const position = numbers[at] ?? 0;
    target[position >> 4] = (target[position >> 4] ?? 0) | (1 << (position & 15));
  }
}

export function addBits(target: Uint16Array, added: Uint16Array): void {
  for (let index = 0; index < added.length; index++)
    target[index] = (target[index] ?? 0) | (added[index] ?? 0);
}
