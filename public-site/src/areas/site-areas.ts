import { portraitSize } from '../picture/decorative-picture';
import type { DecorativePicture } from '../picture/decorative-picture';
import { areaNames } from './site-areas.texts';

/** A part of the site, as the first segment of its addresses names it. */
export interface SiteArea {
  readonly name: string;
  /** The window beside the area's forms. It is an ornament, so it has no text. */
  readonly window: DecorativePicture;
}

const makeArea = (segment: keyof typeof areaNames, picture: string): SiteArea => ({
  name: areaNames[segment],
  window: { src: `/art/gallery/${picture}`, ...portraitSize },
});

export const siteAreas: Readonly<Record<keyof typeof areaNames, SiteArea>> = {
  giving: makeArea('giving', 'wheat'),
  'join-us': makeArea('join-us', 'door'),
  forms: makeArea('forms', 'lily'),
  help: makeArea('help', 'candle'),
  downloads: makeArea('downloads', 'harp'),
  more: makeArea('more', 'edelweiss'),
};

/** The area that a page of the site lies in. Undefined for pages at the root. */
export function findSiteArea(path: string): SiteArea | undefined {
  const segment = path.split('/')[1] ?? '';
  return Object.entries(siteAreas).find(([name]) => name === segment)?.[1];
}
