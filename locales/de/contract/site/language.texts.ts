import type * as english from 'contract/site/language.texts';
import type { languages } from 'contract/languages';

export const language: typeof english.language = 'de';

export const locale: typeof english.locale = 'de-AT' satisfies (typeof languages)['de']['locale'];
