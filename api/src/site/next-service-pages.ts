import { join } from 'node:path';
import { findNextService, nextServiceAttribute, writeServiceStart } from 'contract/next-service';
import type { Clock } from '../storage/ports';
import { loadOnce, readIfThere } from './load-once';

/** The home page of a set. */
const page = /\/pages\/index\.html$/;

/** An element that holds nothing but text, and what it says of the next service. */
const place = new RegExp(`(<(\\w+) ${nextServiceAttribute}="([^"]*)"[^>]*>)[^<]*(?=</\\2>)`);

/** Serves the home page with the next service in it, to be read without a script and before it comes. */
export class NextServicePages {
  readonly #siteDir: string;
  readonly #now: Clock;
  /** By set. A set never changes. */
  readonly #pages = new Map<string, Promise<string | undefined>>();

  constructor(siteDir: string, now: Clock) {
    this.#siteDir = siteDir;
    this.#now = now;
  }

  /**
   * The page as it is now; undefined for every other file of the site, and for a release that names no service. Rejects
   * when the page cannot be read.
   * @param path below the site's folder, through the set and not through the link to it
   */
  async fill(path: string): Promise<string | undefined> {
    if (!page.test(path)) return undefined;
    const html = await loadOnce(this.#pages, path, () => readIfThere(join(this.#siteDir, path)));
    const start = findNextService(this.#now());
    if (html === undefined || start === undefined || !place.test(html)) return undefined;
    // Pages are rendered ahead in English (DESIGN 3.14).
    const words = writeServiceStart(start, 'en');
    return html.replace(
      place,
      (_element, tag: string, _name, text: string) => tag + text.replace('{start}', words),
    );
  }
}
