import { languageCodes, languages } from 'contract/languages';
import type { Language } from 'contract/languages';
import { findNextService } from 'contract/next-service';
import type { ServiceStart } from 'contract/service-starts';
import { fillNextService } from 'contract/next-service-page';
import type { Clock } from '../../storage/clock';
import type { AssembledPage, LivePage } from './live-pages';
import { readServiceStarts } from './service-starts-of-set';

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
  readonly html: string;
  readonly language: Language;
  readonly services: readonly ServiceStart[] | undefined;
}

/** The home page with the next service in it. */
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

  /** Undefined of a release that names no service. */
  async fill({ html, language, services }: HomePage): Promise<string | undefined> {
    return fillService(html, language, findNextService(this.#now(), services));
  }
}

/** The page with the day and time of the next service in it; undefined where there is none, or no place for it. */
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
