import type { Language, languages } from './languages';

/** The language that this script, and the page that it renders, is in (decision 47). */
export const language: Language = 'en';

/** The region whose dates and numbers its readers expect. As in languages.ts, which no page needs for it. */
export const locale: string = 'en-GB' satisfies (typeof languages)['en']['locale'];
