import type { Language, languages } from './languages';

/** The language of this build and of the page that it renders (decision 47). */
export const language: Language = 'en';

/** The locale of dates and numbers. It repeats languages.ts, so that pages need not load that. */
export const locale: string = 'en-GB' satisfies (typeof languages)['en']['locale'];
