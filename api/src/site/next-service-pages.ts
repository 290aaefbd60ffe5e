import { join } from 'node:path';
import { languageCodes, languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { findNextService } from 'contract/next-service';
import type { ServiceStart } from 'contract/next-service';
import { fillNextService } from 'contract/next-service-page';
import type { Clock } from '../storage/ports';
import { loadOnce, readIfThere } from '../load-once';
import { PageLanguages } from './page-languages';
import { readServiceStarts } from './service-starts-of-set';

const homePage = new PageLanguages('/');

/** Of a day, by language. Making one takes longer than all the rest of an answer. */
const dayFormats = Object.fromEntries(
  languageCodes.map((code) => [
    code,
    new Intl.DateTimeFormat(languages[code].locale, {
      weekday: 'long',
      day: 'numeric',
      month: 'long',
      timeZone: 'UTC',
    }),
  ]),
) as Readonly<Record<Language, Intl.DateTimeFormat>>;

interface HomePage {
  readonly html: string | undefined;
  readonly services: readonly ServiceStart[] | undefined;
}

/** Serves the home page with the next service in it, to be read without a script and before it comes. */
export class NextServicePages {
  readonly #siteDir: string;
  readonly #now: Clock;
  /** By set. A set never changes. */
  readonly #pages = new Map<string, Promise<HomePage>>();

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
    const page = homePage.find(path);
    if (!page) return undefined;
    const { html, services } = await loadOnce(this.#pages, path, () => this.#read(path));
    return html === undefined
      ? undefined
      : fillService(html, page.language, findNextService(this.#now(), services));
  }

  async #read(path: string): Promise<HomePage> {
    const [html, services] = await Promise.all([
      readIfThere(join(this.#siteDir, path)),
      readServiceStarts(this.#siteDir, path),
    ]);
    return { html, services };
  }
}

/**
 * A page with the next service in it; undefined of one that names none.
 * @param start as `findNextService` finds it
 */
export const fillService = (
  html: string,
  language: Language,
  start: string | undefined,
): string | undefined =>
  start === undefined ? undefined : fillNextService(html, writeStart(start, language));

/** As `writeServiceStart` in the browser: `Sunday 29 November, 10:00`. */
function writeStart(start: string, language: Language): string {
  const [date = '', clock = ''] = start.split('T');
  return `${dayFormats[language].format(new Date(date))}, ${clock}`;
}
