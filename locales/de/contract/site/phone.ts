import { church } from 'contract/church';

/** The church's number in a sentence: it never breaks across two lines. */
export const phone = church.phone.display.replaceAll(' ', '\u00a0');
