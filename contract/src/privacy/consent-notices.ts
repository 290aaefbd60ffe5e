import type { ConsentNotice } from './consent-record';

/**
 * Every notice that a form has shown beside its box, by version and language, the newest last; their words are in
 * consent.texts.ts and in its history. None is ever taken out: a page may have been open, or kept, since before the newest.
 */
export const consentNotices: readonly ConsentNotice[] = [
  { version: '1', language: 'en', hash: 'WefViT0F2tKZuvJ21IzBQlCs0FCQ0L8dsyBt4segO2g' },
  { version: '1', language: 'de', hash: 'px9Nj7Bm4lsA75F1mOApvjUdDWBkAyqGRnu4vNzCHys' },
];

/** The notice that a form says was agreed to; undefined for anything else. */
export const findNotice = (sent: unknown): ConsentNotice | undefined =>
  consentNotices.find(({ hash }) => hash === sent);
