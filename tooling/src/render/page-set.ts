import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { inlinePartsFile } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import { findInlineParts, inlineStyles, addInlinePolicy } from './inline-parts.ts';
import type { LinkedStyles } from './inline-parts.ts';
import { compressFile } from '../site/precompress.ts';

/** Number of UTF-16 code units that fit into a few network packets. */
const fewPackets = 6000;

/** Writes the pages of one set and the files beside them, below a folder. */
export class PageSet {
  readonly #folder: string;
  readonly #inlineParts: Record<string, InlineParts> = {};
  readonly #written = createHash('sha256');
  /** Maximum number of concurrent compressions, each of which takes some MB of memory. */
  readonly #compressed: Promise<void>[] = Array.from({ length: 8 }, () => Promise.resolve());
  /** Folders that exist by now. */
  readonly #folders = new Set<string>();
  #files = 0;

  constructor(folder: string) {
    this.#folder = folder;
  }

  /** Identifies all pages written so far, as twelve hexadecimal digits. */
  get version(): string {
    return this.#written.copy().digest('hex').slice(0, 12);
  }

  /**
   * Writes a page with inline styles and a policy that allows nothing else.
   * @param filledIn further markup that the page contains when it is served
   */
  writeStyled(file: string, html: string, sheets: readonly LinkedStyles[], filledIn = ''): void {
    const page = inlineStyles(html, sheets, filledIn);
    const parts = findInlineParts(page);
    this.#inlineParts[file] = parts;
    this.write(file, addInlinePolicy(page, parts));
  }

  /**
   * Writes the frame of pages that the browser renders. Only the header allows its inline parts: the api knows the
   * visitor, and the console needs more.
   */
  writeFrame(file: string, html: string): void {
    this.#inlineParts[file] = findInlineParts(html);
    this.write(file, html);
  }

  write(file: string, html: string): void {
    this.#written.update(file).update(html);
    this.writeBeside(join('pages', file), html);
  }

  /** Writes a page of a few hundred bytes, of which there may be thousands, uncompressed. */
  writeSmall(file: string, html: string): void {
    this.#written.update(file).update(html);
    this.#lay(join('pages', file), html);
  }

  /** Writes a file that only the server reads, so it is never sent and stays uncompressed. */
  writeForServer(file: string, text: string): void {
    this.#lay(file, text);
  }

  /** Writes a file that is sent but is not a page. It is compressed while the next page is rendered. */
  writeBeside(file: string, text: string): void {
    const path = this.#lay(file, text);
    const turn = this.#files++ % this.#compressed.length;
    const compressed = this.#compressed[turn]?.then(() => compressFile(path, Buffer.from(text)));
    if (compressed === undefined) return;
    // finish() reports a failure.
    compressed.catch(() => undefined);
    this.#compressed[turn] = compressed;
  }

  /** Writes one of possibly hundreds of files. A small one stays uncompressed, because that would not save a packet. */
  writeOneOfMany(file: string, text: string): void {
    if (text.length < fewPackets) this.#lay(file, text);
    else this.writeBeside(file, text);
  }

  #lay(file: string, text: string): string {
    const path = join(this.#folder, file);
    const around = dirname(path);
    if (!this.#folders.has(around)) mkdirSync(around, { recursive: true });
    this.#folders.add(around);
    writeFileSync(path, text);
    return path;
  }

  /** Resolves when all files are written and compressed. */
  async finish(): Promise<void> {
    await Promise.all(this.#compressed);
  }

  /** Writes the inline parts that the server's content security policy must allow for each page. */
  writeInlineParts(): void {
    this.writeForServer(inlinePartsFile, JSON.stringify(this.#inlineParts));
  }
}
