import type { ConsentNotice } from './consent-record';

/**
 * Every notice that a form has shown beside its box, by version and language, the newest last; their words are in
 * consent.texts.ts and in its history. None is ever taken out: a page may have been open, or kept, since before the newest.
 */
export const consentNotices: readonly ConsentNotice[] = [
  { version: '1', language: 'en', hash: 'SXF6BSTbcNlM78BG1T6TbKE49KZLNsG7yXne085eFgk' },
  { version: '1', language: 'de', hash: 'zPrdGc4xbjR6qr_gKAUuAJSz-thyn_w_FTzE-S4KPg0' },
];

/** The notice that a form says was agreed to; undefined for anything else. */
export const findNotice = (sent: unknown): ConsentNotice | undefined =>
  consentNotices.find(({ hash }) => hash === sent);
