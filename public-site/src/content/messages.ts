import type { Translated } from 'shared-ui/language';

/** A recorded message on the church's video page (SPEC 2.4). */
export interface VideoMessage {
  readonly title: Translated<string>;
  readonly text: string;
  readonly url: string;
  /** YYYY-MM-DD */
  readonly date: string;
}

/** Newest first. The addresses are samples (DESIGN 3.11). */
export const messages: readonly VideoMessage[] = [
  {
    title: { en: 'Arise, shine' },
    text: 'Isaiah 60',
    url: 'https://video.example.org/watch/arise-shine',
    date: '2025-08-24',
  },
  {
    title: { en: 'The well is deep' },
    text: 'John 4',
    url: 'https://video.example.org/watch/the-well-is-deep',
    date: '2025-08-17',
  },
  {
    title: { en: 'Bread for the road' },
    text: '1 Kings 19',
    url: 'https://video.example.org/watch/bread-for-the-road',
    date: '2025-08-10',
  },
];
