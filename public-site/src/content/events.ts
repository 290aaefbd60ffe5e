import { programs } from 'contract/submissions';
import type { Translated } from 'shared-ui/language';
import type { SitePath } from 'contract/site-paths';
import { portraitSize } from './decorative-picture';
import type { DecorativePicture } from './decorative-picture';

/** A programme of the church that people register for (SPEC 2.4). */
export interface ChurchEvent {
  /** The value that the registration form sends. */
  readonly program: (typeof programs)[number];
  readonly name: Translated<string>;
  readonly summary: Translated<string>;
  /** ISO 8601 with Innsbruck's offset on that day. */
  readonly start: string;
  readonly end: string;
  readonly place: Translated<string>;
  /** The page that tells the event's vision. */
  readonly page: SitePath;
  /** The window on that page. It is an ornament, so it has no text. */
  readonly window: DecorativePicture;
}

const [cityPraise, spiritualAwakening] = programs;
const place = { en: 'Innsbruck, Austria', de: 'Innsbruck, Österreich' };

/** Earliest first. */
export const events: readonly ChurchEvent[] = [
  {
    program: spiritualAwakening,
    name: { en: 'Innsbruck Spiritual Awakening', de: 'Geistliches Erwachen in Innsbruck' },
    summary: {
      en: 'A day of prayer, preaching and testimony for the whole city. Come thirsty.',
    },
    start: '2025-09-13T09:00:00+02:00',
    end: '2025-09-13T16:00:00+02:00',
    place,
    page: '/more/awakening',
    window: { src: '/art/gallery/cross', ...portraitSize },
  },
  {
    program: cityPraise,
    name: { en: 'Innsbruck City Praise', de: 'Innsbruck City Praise' },
    summary: {
      en: 'Choirs, drums and one great voice of thanks in the heart of the Alps.',
    },
    start: '2025-10-25T09:00:00+02:00',
    end: '2025-10-25T16:00:00+02:00',
    place,
    page: '/more/praise',
    window: { src: '/art/gallery/drum', ...portraitSize },
  },
];
