import { languageCodes, pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';

/** One page of the site in every language, as files below the folder of a set. */
export class PageLanguages {
  readonly #files: readonly (readonly [Language, string])[];

  /** @param path as in requirements 2.1 */
  constructor(path: string) {
    this.#files = languageCodes.map((language) => {
      const folder = pathIn(language, path).replace(/\/$/, '');
      return [language, `/pages${folder}/index.html`];
    });
  }

  /**
   * Gets language and set of a file that is this page; undefined for every other file.
   * @param file below the site's folder
   */
  find(file: string): { readonly language: Language; readonly set: string } | undefined {
    const [language, end = ''] = this.#files.find(([, name]) => file.endsWith(name)) ?? [];
    return language && { language, set: file.slice(0, -end.length) };
  }
}
