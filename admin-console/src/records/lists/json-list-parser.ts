import { parseJson } from 'contract/answer-reader';

/** UTF-16 code units that are parsed in one go: a few milliseconds of work. */
export const pieceLength = 256 * 1024;

/**
 * Parses a JSON array while its text arrives, so that a long one neither waits for its end nor blocks the page. Any
 * other JSON is parsed in one go at the end.
 */
export class JsonListParser {
  readonly #items: unknown[] = [];
  /** The text that is not parsed yet, beginning with the array's bracket. */
  #pending = '';
  #nextTry = pieceLength;

  /** The items parsed so far; it grows. */
  get items(): readonly unknown[] {
    return this.#items;
  }

  add(text: string): void {
    this.#pending += text;
    if (this.#pending.length < this.#nextTry) return;
    this.#parseWholeItems();
    // Retrying at every chunk where no item ends would take quadratic time.
    this.#nextTry = Math.max(pieceLength, this.#pending.length * 2);
  }

  /** The value of the whole text; undefined if it is no JSON. */
  finish(): unknown {
    const rest = parseJson(this.#pending);
    if (this.#items.length === 0) return rest;
    return Array.isArray(rest) ? this.#items.concat(rest) : undefined;
  }

  /**
   * The apparent end of an item may be inside a string or a value. Then the text before it does not parse, and waits
   * for the next end.
   */
  #parseWholeItems(): void {
    const end = this.#pending.lastIndexOf('},{');
    if (end === -1) return;
    const items = parseJson(`${this.#pending.slice(0, end + 1)}]`);
    if (!Array.isArray(items)) return;
    for (const item of items) this.#items.push(item);
    this.#pending = `[${this.#pending.slice(end + 2)}`;
  }
}
