import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { websiteSections } from 'contract/content-api';
import { dashboardPath } from '../base/paths';

const entryParameter = 'entry';
/** In the place of an id: an entry that is not stored yet. */
const unstored = 'new';

/** Where the entries of a kind are (requirements 10.6). */
export const websiteAddress = (kind: ContentKind): string =>
  `${dashboardPath}?section=${websiteSections[contentKindNames.indexOf(kind)] ?? ''}`;

/** Where one entry is; without an id a new one. */
export const entryAddress = (kind: ContentKind, id?: string): string =>
  `${websiteAddress(kind)}&${entryParameter}=${encodeURIComponent(id ?? unstored)}`;

/** The part that the address's `section` names; undefined where it names another part of the console. */
export const findWebsitePart = (section: string | null): WebsitePart | undefined =>
  section === mediaSection
    ? 'media'
    : contentKindNames.find((_kind, place) => websiteSections[place] === section);

/** The entry that the address names. */
export function readEntryAddress(parameters: URLSearchParams): 'list' | 'new' | { id: string } {
  const id = parameters.get(entryParameter);
  if (id === null) return 'list';
  return id === unstored ? 'new' : { id };
}

/** What the address's `section` may name of the website. */
export type WebsitePart = ContentKind | 'media';

/** The section of the files. */
const mediaSection = 'website-media';

/** Where the files of the website are. */
export const mediaViewAddress = (): string => `${dashboardPath}?section=${mediaSection}`;

/** Where one file is. */
export const mediaFileAddress = (id: string): string =>
  `${mediaViewAddress()}&${entryParameter}=${encodeURIComponent(id)}`;
