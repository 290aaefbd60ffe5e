import { portraitSize } from '../picture/decorative-picture';
import type { DecorativePicture } from '../picture/decorative-picture';
import { areaNames } from './site-areas.texts';

/** An area of the site, named by the first segment of its paths. */
export interface SiteArea {
  readonly name: string;
  /** A decorative picture beside the area's forms. */
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

/** The area of a page; undefined for pages at the root. */
export function findSiteArea(path: string): SiteArea | undefined {
  const segment = path.split('/')[1] ?? '';
  return Object.entries(siteAreas).find(([name]) => name === segment)?.[1];
}
