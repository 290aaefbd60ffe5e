import { setPriority } from 'node:os';
import { parentPort, workerData } from 'node:worker_threads';
import type { GramBlock } from './gram-blocks';
import type { BuiltBlocks, RecordTexts } from './gram-thread';

/**
 * The thread that builds the index of a segment (see gram-blocks.ts). It takes 150 ms, in which the server goes on
 * answering.
 */

/** Positions of the records, by place and third unit. */
type Positions = Map<number, number[]>;

// Visitors come first. Linux gives each thread a priority of its own; elsewhere it would be the whole server's.
if (process.platform === 'linux') setPriority(10);

const { bitWords, maxBytes } = workerData as {
  readonly bitWords: number;
  readonly maxBytes: number;
};

/** About how much memory each new part takes while the index is built, in bytes. */
const bytesOf = { block: 300, gram: 150, position: 12 };
let bytes = 0;

/** By the first two units. */
const grams = new Map<number, Positions>();

function addRecord({ position, texts }: RecordTexts): void {
  if (bytes > maxBytes) return grams.clear();
  for (const [place, text] of texts.entries()) {
    for (const word of new Set(text.split(/\s+/))) addWord(position, place, word);
  }
}

function addWord(position: number, place: number, word: string): void {
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

const unit = (word: string, at: number): number => (at < word.length ? word.charCodeAt(at) : 0);

function positionsOf(prefix: number): Positions {
  const known = grams.get(prefix);
  if (known !== undefined) return known;
  const made: Positions = new Map();
  bytes += bytesOf.block;
  grams.set(prefix, made);
  return made;
}

function encode(inner: Positions): Uint8Array {
  const numbers: number[] = [];
  for (const [key, positions] of inner) {
    numbers.push(key >> 16, key & 0xffff, positions.length);
    for (const number of positions.length < bitWords ? positions : bitsOf(positions))
      numbers.push(number);
  }
  return new Uint8Array(Uint16Array.from(numbers).buffer);
}

function bitsOf(positions: readonly number[]): Uint16Array {
  const bits = new Uint16Array(bitWords);
  for (const position of positions)
    bits[position >> 4] = (bits[position >> 4] ?? 0) | (1 << (position & 15));
  return bits;
}

function takeBlocks(): BuiltBlocks {
  const isTooLarge = bytes > maxBytes;
  bytes = 0;
  if (isTooLarge) {
    grams.clear();
    return 'too-large';
  }
  const blocks: GramBlock[] = [...grams].map(([prefix, inner]) => ({
    prefix,
    entries: encode(inner),
  }));
  grams.clear();
  return blocks.sort((one, other) => one.prefix - other.prefix);
}

parentPort?.on('message', (message: readonly RecordTexts[] | 'finish') => {
  if (message === 'finish') parentPort?.postMessage(takeBlocks());
  else message.forEach(addRecord);
});
