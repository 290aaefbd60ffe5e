import { join } from 'node:path';
import { findNextService, writeServiceStart } from 'contract/next-service';
import { fillNextService } from 'contract/next-service-page';
import type { Clock } from '../storage/ports';
import { loadOnce, readIfThere } from './load-once';

/** The home page of a set. */
const page = /\/pages\/index\.html$/;

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
    if (html === undefined || start === undefined) return undefined;
    // Pages are rendered ahead in English (DESIGN 3.14).
    return fillNextService(html, writeServiceStart(start));
  }
}
