import { join } from 'node:path';
import type { Language } from 'contract/languages';
import { loadOnce, readIfThere } from '../../storage/load-once';
import { PageEncodings } from './page-encodings';
import type { Effort } from './page-encodings';
import { PageLanguages } from './page-languages';

/** A page of a set, as it was assembled. A set never changes. */
export interface AssembledPage {
  readonly html: string;
  readonly language: Language;
  /** The text of a file of the set, by its name below it; undefined where there is none. */
  readonly readBeside: (name: string) => Promise<string | undefined>;
}

/**
 * A page that says something which changes without a publication: it is assembled like all
 * others, and what changes is filled in as it is served.
 */
export interface LivePage<Known> {
  /** As in requirements 2.1. */
  readonly path: string;
  /** `thorough` for one that changes a few times a week. */
  readonly effort: Effort;
  /** What it is filled with and never changes, read once a set; undefined of a release that has no place for it. */
  read(page: AssembledPage): Promise<Known | undefined>;
  /** The page as it is now; undefined where it can only be served as it was assembled. */
  fill(known: Known, query: unknown): Promise<string | undefined>;
}

interface FilledPage {
  readonly page: string;
  /** Of this page in its language. */
  readonly encodings: PageEncodings;
}

type Fill = (path: string, query: unknown) => Promise<FilledPage | undefined> | undefined;

/** Serves the live pages as they are now, to be read without a script and before it comes. */
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
   * The page as it is now; undefined for every other file of the site. Rejects for a fault of ours.
   * @param path below the site's folder, through the set and not through the link to it
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
