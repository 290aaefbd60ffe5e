import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inlinePartsFile } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import { findInlineParts, inlineStyles, addInlinePolicy } from './inline-parts.ts';
import type { LinkedStyles } from './inline-parts.ts';
import { compressFile } from '../site/precompress.ts';

/** In UTF-16 code units. */
const fewPackets = 6000;

/** The pages of one set and the files beside them, below a folder. */
export class PageSet {
  readonly #folder: string;
  readonly #inlineParts: Record<string, InlineParts> = {};
  readonly #written = createHash('sha256');
  /** So many are compressed at a time: each takes some MB of memory. */
  readonly #compressed: Promise<void>[] = Array.from({ length: 8 }, () => Promise.resolve());
  #files = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Names all pages that were written up to now: twelve hexadecimal digits. */
  get version(): string {
    return this.#written.copy().digest('hex').slice(0, 12);
  }

  /**
   * Writes a page with its styles in it, under a policy that lets in nothing else.
   *
   * @param filledIn what else stands in the page when it is served
   */
  writeStyled(file: string, html: string, sheets: readonly LinkedStyles[], filledIn = ''): void {
    const page = inlineStyles(html, sheets, filledIn);
    const parts = findInlineParts(page);
    this.#inlineParts[file] = parts;
    this.write(file, addInlinePolicy(page, parts));
  }

  /**
   * Writes the frame of the pages that the browser fills. What stands in it is allowed by header alone: the api knows
   * whose page it is, and the console's takes more.
   */
  writeFrame(file: string, html: string): void {
    this.#inlineParts[file] = findInlineParts(html);
    this.write(file, html);
  }

  /** Writes a page as it is. */
  write(file: string, html: string): void {
    this.#written.update(file).update(html);
    this.writeBeside(join('pages', file), html);
  }

  /** Writes a page of a few hundred bytes, of which there may be thousands, and which compressed is hardly less. */
  writeSmall(file: string, html: string): void {
    this.#written.update(file).update(html);
    this.#lay(join('pages', file), html);
  }

  /** Writes what is no page. It is compressed while the next page is rendered. */
  writeBeside(file: string, text: string): void {
    const path = this.#lay(file, text);
    const turn = this.#files++ % this.#compressed.length;
    const compressed = this.#compressed[turn]?.then(() => compressFile(path, Buffer.from(text)));
    if (compressed === undefined) return;
    // A failure is reported by finish().
    compressed.catch(() => undefined);
    this.#compressed[turn] = compressed;
  }

  /** Writes what may be one of hundreds: of a small one, which compressed saves no packet, only as it is. */
  writeOneOfMany(file: string, text: string): void {
    if (text.length < fewPackets) this.#lay(file, text);
    else this.writeBeside(file, text);
  }

  #lay(file: string, text: string): string {
    const path = join(this.#folder, file);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return path;
  }

  /** Resolves when everything that was written lies there compressed as well, and nothing is written any more. */
  async finish(): Promise<void> {
    await Promise.all(this.#compressed);
  }

  /** Writes what the content security policy of each page must allow, for the server. */
  writeInlineParts(): void {
    this.writeBeside(inlinePartsFile, JSON.stringify(this.#inlineParts));
  }
}
