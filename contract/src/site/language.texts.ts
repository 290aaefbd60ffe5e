import type { Language } from './languages';

/** The language that this script, and the page that it renders, is in (docs/decisions/0047). */
export const language: Language = 'en';
