import type { ConsentNotice } from './consent-record';

/**
 * All consent notices that forms have ever shown, by version and language, the newest last; their texts are in
 * consent.texts.ts and in its history. None may be removed: a page may have been open, or cached, since before the
 * newest.
 */
export const consentNotices: readonly ConsentNotice[] = [
  { version: '1', language: 'en', hash: 'SXF6BSTbcNlM78BG1T6TbKE49KZLNsG7yXne085eFgk' },
  { version: '1', language: 'de', hash: 'zPrdGc4xbjR6qr_gKAUuAJSz-thyn_w_FTzE-S4KPg0' },
];

/** The notice that a form names by its hash; undefined if it is unknown. */
export const findNotice = (sent: unknown): ConsentNotice | undefined =>
  consentNotices.find(({ hash }) => hash === sent);
