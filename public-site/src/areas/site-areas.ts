import type { Translated } from 'shared-ui/language';
import { portraitSize } from '../content/decorative-picture';
import type { DecorativePicture } from '../content/decorative-picture';

/** A part of the site, as the first segment of its addresses names it. */
export interface SiteArea {
  readonly name: Translated<string>;
  /** The window beside the area's forms. It is an ornament, so it has no text. */
  readonly window: DecorativePicture;
}

export const siteAreas = {
  giving: {
    name: { en: 'Giving', de: 'Geben' },
    window: { src: '/art/gallery/wheat', ...portraitSize },
  },
  'join-us': {
    name: { en: 'Join Us', de: 'Mitmachen' },
    window: { src: '/art/gallery/door', ...portraitSize },
  },
  forms: {
    name: { en: 'Forms', de: 'Formulare' },
    window: { src: '/art/gallery/lily', ...portraitSize },
  },
  help: {
    name: { en: 'Help', de: 'Hilfe' },
    window: { src: '/art/gallery/candle', ...portraitSize },
  },
  downloads: {
    name: { en: 'Downloads', de: 'Downloads' },
    window: { src: '/art/gallery/harp', ...portraitSize },
  },
  more: {
    name: { en: 'More Info', de: 'Mehr' },
    window: { src: '/art/gallery/edelweiss', ...portraitSize },
  },
} as const satisfies Record<string, SiteArea>;

/** The area that a page of the site lies in. Undefined for pages at the root. */
export function findSiteArea(path: string): SiteArea | undefined {
  const segment = path.split('/')[1] ?? '';
  return Object.entries(siteAreas).find(([name]) => name === segment)?.[1];
}
