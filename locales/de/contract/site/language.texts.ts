import type * as english from 'contract/site/language.texts';

export const language: typeof english.language = 'de';
