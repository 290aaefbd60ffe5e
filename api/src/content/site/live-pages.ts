import { join } from 'node:path';
import type { Language } from 'contract/languages';
import { loadOnce, readIfThere } from '../../storage/load-once';
import { PageEncodings } from './page-encodings';
import type { Effort } from './page-encodings';
import { PageLanguages } from './page-languages';

/** A page of a set as it was assembled. A set never changes. */
export interface AssembledPage {
  readonly html: string;
  readonly language: Language;
  /** Reads a file of the set by its path in the set; undefined if it does not exist. */
  readonly readBeside: (name: string) => Promise<string | undefined>;
}

/**
 * A page whose content changes without a publication: it is assembled like all others, and the changing part is filled
 * in when it is served.
 */
export interface LivePage<Known> {
  /** The path as in requirements 2.1. */
  readonly path: string;
  /** The compression effort; `thorough` for a page that changes a few times a week. */
  readonly effort: Effort;
  /** Reads the constant input once for each set; undefined for a release whose page has no placeholder. */
  read(page: AssembledPage): Promise<Known | undefined>;
  /** Fills the page as it is now; undefined if it can only be served as it was assembled. */
  fill(known: Known, query: unknown): Promise<string | undefined>;
}

interface FilledPage {
  readonly page: string;
  /** The compressed forms of this page in its language. */
  readonly encodings: PageEncodings;
}

type Fill = (path: string, query: unknown) => Promise<FilledPage | undefined> | undefined;

/** Serves the live pages with their current content, which readers see even without JavaScript. */
export class LivePages {
  readonly #all: Fill[] = [];
  readonly #siteDir: string;

  constructor(siteDir: string) {
    this.#siteDir = siteDir;
  }

  add<Known>(page: LivePage<Known>): this {
    const languages = new PageLanguages(page.path);
    const known = new Map<string, Promise<Known | undefined>>();
    const encodings = new Map<Language, PageEncodings>();
    this.#all.push((path, query) => {
      const found = languages.find(path);
      if (!found) return undefined;
      const encoded = encodings.get(found.language) ?? new PageEncodings(page.effort);
      encodings.set(found.language, encoded);
      return this.#fill(page, known, { ...found, path, query, encodings: encoded });
    });
    return this;
  }

  /**
   * Gets the current page; undefined for every other file of the site. Rejects on an unexpected error.
   * @param path below the site's folder, with the `current` link resolved
   */
  async fill(path: string, query: unknown): Promise<FilledPage | undefined> {
    for (const fill of this.#all) {
      const filling = fill(path, query);
      if (filling) return filling;
    }
    return undefined;
  }

  async #fill<Known>(
    page: LivePage<Known>,
    pages: Map<string, Promise<Known | undefined>>,
    { path, set, language, query, encodings }: Asked,
  ): Promise<FilledPage | undefined> {
    const readBeside = (name: string) => readIfThere(join(this.#siteDir, set, name));
    const known = await loadOnce(pages, path, async () => {
      const html = await readIfThere(join(this.#siteDir, path));
      return html === undefined ? undefined : page.read({ html, language, readBeside });
    });
    const filled = known === undefined ? undefined : await page.fill(known, query);
    return filled === undefined ? undefined : { page: filled, encodings };
  }
}

interface Asked {
  readonly path: string;
  readonly set: string;
  readonly language: Language;
  readonly query: unknown;
  readonly encodings: PageEncodings;
}
