import type { Language } from 'contract/languages';
import { programs } from 'contract/submissions';
import type { SitePath } from 'contract/site-paths';
import { portraitSize } from './decorative-picture';
import type { DecorativePicture } from './decorative-picture';
import { eventPlace, eventTexts } from './events.texts';

/** A programme of the church that people register for (SPEC 2.4). */
export interface ChurchEvent {
  /** The value that the registration form sends. */
  readonly program: (typeof programs)[number];
  readonly name: string;
  readonly nameLanguage?: Language;
  readonly summary: string;
  /** ISO 8601 with Innsbruck's offset on that day. */
  readonly start: string;
  readonly end: string;
  readonly place: string;
  /** The page that tells the event's vision. */
  readonly page: SitePath;
  /** The window on that page. It is an ornament, so it has no text. */
  readonly window: DecorativePicture;
}

const [cityPraise, spiritualAwakening] = programs;

/** Earliest first. */
export const events: readonly ChurchEvent[] = [
  {
    program: spiritualAwakening,
    ...eventTexts[spiritualAwakening],
    start: '2025-09-13T09:00:00+02:00',
    end: '2025-09-13T16:00:00+02:00',
    place: eventPlace,
    page: '/more/awakening',
    window: { src: '/art/gallery/cross', ...portraitSize },
  },
  {
    program: cityPraise,
    ...eventTexts[cityPraise],
    start: '2025-10-25T09:00:00+02:00',
    end: '2025-10-25T16:00:00+02:00',
    place: eventPlace,
    page: '/more/praise',
    window: { src: '/art/gallery/drum', ...portraitSize },
  },
];
