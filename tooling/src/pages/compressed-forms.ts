import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeMark, compressMarked } from './marked-brotli.ts';
import { brotli, brotliOptions, gzipped } from './precompress.ts';
import type { Effort } from './precompress.ts';

/** A set of pages that was assembled before. */
export interface EarlierSet {
  readonly folder: string;
  /** The version of the content that its pages name; undefined where they name none. */
  readonly contentVersion: string | undefined;
}

/**
 * Lays the compressed forms beside a set's files. The brotli form of a file that says the same as the earlier set's, but
 * for the version of the content, is made of that one: the same bytes as if it had been compressed.
 */
export class CompressedForms {
  readonly #version: string | undefined;
  readonly #earlier: EarlierSet | undefined;
  readonly #effort: Effort;

  /** @param version of the content that the pages name */
  constructor(
    version: string | undefined,
    earlier: EarlierSet | undefined,
    effort: Effort = 'quick',
  ) {
    this.#version = version;
    this.#earlier = earlier;
    this.#effort = effort;
  }

  /** @param file below the set's folder @param path of the same */
  async lay(file: string, path: string, text: string): Promise<void> {
    const [br, gz] = await Promise.all([
      this.#takeOver(file, text) ?? this.#compress(text),
      gzipped(Buffer.from(text)),
    ]);
    writeFileSync(`${path}.br`, br);
    writeFileSync(`${path}.gz`, gz);
  }

  #takeOver(file: string, text: string): Buffer | undefined {
    const [former, form] = ['', '.br'].map((end) => this.#readEarlier(file + end));
    if (!former || !form) return undefined;
    const [from, to] = [this.#earlier?.contentVersion, this.#version];
    const change = from !== undefined && to !== undefined ? { from, to } : undefined;
    const said = former.toString();
    const now = change ? said.replaceAll(change.from, change.to) : said;
    return now === text ? changeMark(form, change, text) : undefined;
  }

  #readEarlier(file: string): Buffer | undefined {
    const path = join(this.#earlier?.folder ?? '', file);
    return this.#earlier && existsSync(path) ? readFileSync(path) : undefined;
  }

  async #compress(text: string): Promise<Buffer> {
    const content = Buffer.from(text);
    const isMarked = this.#version !== undefined && text.includes(this.#version);
    const options = brotliOptions(content, this.#effort);
    const marked = isMarked ? await compressMarked(text, this.#version, options) : undefined;
    return marked ?? brotli(content, this.#effort);
  }
}
