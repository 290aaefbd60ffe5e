import type { Language } from 'shared-ui/language';

/** The language that staff read. Another one is its labels in each label module, then this line. */
export const consoleLanguage: Language = 'en';
