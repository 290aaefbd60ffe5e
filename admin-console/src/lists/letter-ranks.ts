import { foldForSearch } from 'contract/text-folding';

/** A character that has no rank: what the collator does with it is not known. */
export const unranked = -1;
const unseen = -2;

/**
 * Where a language puts each letter, as a number from 1. Letters that differ in case or accents alone have the
 * same rank, unless the language has a place of its own for one. The ranks are asked of `Intl.Collator`, so
 * that they say what it says.
 */
export class LetterRanks {
  readonly #collator: Intl.Collator;
  readonly #ranks = new Int16Array(0x10000).fill(unseen);

  constructor(locale: string) {
    this.#collator = new Intl.Collator(locale, { sensitivity: 'base' });
    const ascii = Array.from({ length: 128 }, (_, code) => String.fromCharCode(code));
    let [rank, before] = [0, ''];
    for (const letter of ascii.sort(this.#collator.compare)) {
      if (this.#collator.compare(before, letter) !== 0) rank += 1;
      this.#ranks[letter.charCodeAt(0)] = rank;
      before = letter;
    }
  }

  /**
   * The rank of a UTF-16 code unit: 0 for one that takes no part in the order, two of them in 16 bits where a
   * letter counts as two (`ß`), `unranked` beyond the Latin letters.
   */
  of(code: number): number {
    const known = this.#ranks[code] ?? unranked;
    return known === unseen ? (this.#ranks[code] = this.#derive(String.fromCharCode(code))) : known;
  }

  #derive(letter: string): number {
    const plain = foldForSearch(letter);
    if (plain.length > 2 || this.#collator.compare(letter, plain) !== 0) return unranked;
    const ranks = Array.from(plain, (one) =>
      one < '\x80' ? this.of(one.charCodeAt(0)) : unranked,
    );
    if (ranks.includes(unranked)) return unranked;
    return ranks.reduce((both, rank) => (both << 8) | rank, 0);
  }
}
