import { languageCodes, languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { findNextService } from 'contract/next-service';
import type { ServiceStart } from 'contract/service-starts';
import { fillNextService } from 'contract/next-service-page';
import type { Clock } from '../../storage/clock';
import type { AssembledPage, LivePage } from './live-pages';
import { readServiceStarts } from './service-starts-of-set';

/** Date formats by language, created once: creating one takes longer than the rest of a response. */
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
  readonly html: string;
  readonly language: Language;
  readonly services: readonly ServiceStart[] | undefined;
}

/** The home page with the next service filled in. */
export class NextServicePage implements LivePage<HomePage> {
  readonly path = '/';
  readonly effort = 'thorough';
  readonly #now: Clock;

  constructor(now: Clock) {
    this.#now = now;
  }

  async read({ html, language, readBeside }: AssembledPage): Promise<HomePage> {
    return { html, language, services: readServiceStarts(await readBeside('snapshot.json')) };
  }

  /** Returns undefined for a release without services. */
  async fill({ html, language, services }: HomePage): Promise<string | undefined> {
    return fillService(html, language, findNextService(this.#now(), services));
  }
}

/** Fills the day and time of the next service into the page; undefined if there is none, or no placeholder. */
export const fillService = (
  html: string,
  language: Language,
  start: string | undefined,
): string | undefined =>
  start === undefined ? undefined : fillNextService(html, writeStart(start, language));

/** Formats like `writeServiceStart` in the browser: `Sunday 29 November, 10:00`. */
function writeStart(start: string, language: Language): string {
  const [date = '', clock = ''] = start.split('T');
  return `${dayFormats[language].format(new Date(date))}, ${clock}`;
}
