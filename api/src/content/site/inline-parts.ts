import { join } from 'node:path';
import { inlinePartsFile } from 'contract/inline-parts';
import type { InlineParts } from 'contract/inline-parts';
import { loadOnce, readIfThere } from '../../storage/load-once';

type PartsOfPages = Readonly<Record<string, InlineParts>>;

/** Knows what stands inline in the pages of a site. A set of pages never changes, so each is read once. */
export class SiteInlineParts {
  readonly #siteDir: string;
  readonly #sets = new Map<string, Promise<PartsOfPages>>();

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  /**
   * The inline parts of a file of the site; undefined for one that has none. Rejects when they cannot be read.
   * @param path below the site's folder, through the set and not through the link to it
   */
  async of(path: string): Promise<InlineParts | undefined> {
    const [set, page] = path.split('/pages/', 2);
    if (set === undefined || page === undefined) return undefined;
    return (await loadOnce(this.#sets, set, () => this.#read(set)))[page];
  }

  /** A set without them, as any that an older release has laid out, gets the strict policy. */
  async #read(set: string): Promise<PartsOfPages> {
    const text = await readIfThere(join(this.#siteDir, set, inlinePartsFile));
    return text === undefined ? {} : (JSON.parse(text) as PartsOfPages);
  }
}
