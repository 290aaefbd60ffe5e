import { parseJson } from 'contract/answer-reader';

/** UTF-16 code units of text that are parsed in one go: a few milliseconds of work. */
export const pieceLength = 256 * 1024;

/**
 * Parses a JSON list while its text arrives, so that a long one neither waits for its end nor holds up the page.
 * What is no list is parsed in one go at the end.
 */
export class JsonListParser {
  readonly #items: unknown[] = [];
  /** Not parsed yet; it begins with the list's bracket. */
  #pending = '';
  #nextTry = pieceLength;

  /** What has been parsed so far; it grows. */
  get items(): readonly unknown[] {
    return this.#items;
  }

  add(text: string): void {
    this.#pending += text;
    if (this.#pending.length < this.#nextTry) return;
    this.#parseWholeItems();
    // Where items did not end so far, looking again at every piece would take the square of the length.
    this.#nextTry = Math.max(pieceLength, this.#pending.length * 2);
  }

  /** The value of the whole text; undefined when it is no JSON. */
  finish(): unknown {
    const rest = parseJson(this.#pending);
    if (this.#items.length === 0) return rest;
    return Array.isArray(rest) ? this.#items.concat(rest) : undefined;
  }

  /**
   * What looks like the end of an item may stand inside a text or a value; then what lies before it is no list, and is
   * parsed with what follows.
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
