import { join } from 'node:path';
import { redirectsFile } from 'contract/redirects';
import type { Redirects } from 'contract/redirects';
import { loadOnce, readIfThere } from '../../storage/load-once';

/** Knows which pages of a site have another address now. A set of pages never changes, so its list is read once. */
export class SiteRedirects {
  readonly #siteDir: string;
  readonly #sets = new Map<string, Promise<Redirects>>();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /**
   * Where the page at an address is now; undefined where it has not moved. Rejects when the list cannot be read.
   * @param path the file that stands there, below the site's folder, through the set and not through the link to it
   */
  async find(path: string, pathname: string): Promise<string | undefined> {
    const [set, page] = path.split('/pages/', 2);
    if (set === undefined || page === undefined) return undefined;
    const redirects = await loadOnce(this.#sets, set, () => this.#read(set));
    const address = pathname.replace(/(.)\/$/, '$1');
    return Object.hasOwn(redirects, address) ? redirects[address] : undefined;
  }

  async #read(set: string): Promise<Redirects> {
    const text = await readIfThere(join(this.#siteDir, set, redirectsFile));
    return text === undefined ? {} : (JSON.parse(text) as Redirects);
  }
}
