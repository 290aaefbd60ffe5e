import type { TimeSlicedTask } from '../time-slices/time-sliced-task';
import { unranked } from './letter-ranks';
import type { LetterRanks } from './letter-ranks';

/** How many letters of a text are looked at. */
const depth = 32;
/** As many as a byte has values. */
const bucketCount = 0x100;

/** The ranks of many texts' first letters, a column for each place in the text; 0 is after the end. */
export class LetterColumns {
  readonly #ranks: LetterRanks;
  readonly #columns: Uint8Array[] = [];
  readonly #size: number;
  readonly #added: number[] = [];

  /** @param size texts are numbered from 0 and below this */
  constructor(ranks: LetterRanks, size: number) {
    this.#ranks = ranks;
    this.#size = size;
  }

  /** Whether all of the letters that are looked at have a rank; a text without is left out. */
  add(number: number, text: string): boolean {
    let place = 0;
    for (let at = 0; at < text.length && place < depth; at += 1) {
      const rank = this.#ranks.of(text.charCodeAt(at));
      if (rank === unranked) return false;
      if (rank >= bucketCount) this.#write(place++, number, rank >> 8);
      if (rank !== 0) this.#write(place++, number, rank & 0xff);
    }
    this.#added.push(number);
    return true;
  }

  /**
   * The numbers of the texts in the order of their letters; equal ones keep theirs. They are dealt out by each
   * column from the last to the first (radix sort), which compares no two texts.
   * @param sign -1 for the order turned around
   */
  *sort(sign: 1 | -1): TimeSlicedTask<Uint32Array> {
    let [order, dealt] = [Uint32Array.from(this.#added), new Uint32Array(this.#added.length)];
    for (const column of [...this.#columns].reverse()) {
      dealOut(order, dealt, column, sign);
      [order, dealt] = [dealt, order];
      yield;
    }
    return order;
  }

  /** Whether all the letters that are looked at are the same. */
  areEqual(one: number, other: number): boolean {
    for (const column of this.#columns) {
      if (column[one] !== column[other]) return false;
      if (column[one] === 0) return true;
    }
    return true;
  }

  #write(place: number, number: number, rank: number): void {
    if (place >= depth) return;
    const column = (this.#columns[place] ??= new Uint8Array(this.#size));
    column[number] = rank;
  }
}

/** Deals texts out by one column: those of each rank together, in the order in which they come. */
function dealOut(order: Uint32Array, dealt: Uint32Array, column: Uint8Array, sign: 1 | -1): void {
  const bucketOf = (number: number) => {
    const rank = column[number] ?? 0;
    return sign === 1 ? rank : bucketCount - 1 - rank;
  };
  const starts = new Uint32Array(bucketCount + 1);
  for (const number of order) {
    const after = bucketOf(number) + 1;
    starts[after] = (starts[after] ?? 0) + 1;
  }
  for (let bucket = 1; bucket < bucketCount; bucket += 1)
    starts[bucket] = (starts[bucket] ?? 0) + (starts[bucket - 1] ?? 0);
  for (const number of order) {
    const bucket = bucketOf(number);
    const place = starts[bucket] ?? 0;
    dealt[place] = number;
    starts[bucket] = place + 1;
  }
}
