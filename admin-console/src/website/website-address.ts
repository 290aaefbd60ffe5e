import { contentKindNames } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { dashboardPath } from '../base/paths';

const entryParameter = 'entry';
/** Replaces the id of an entry that is not stored yet. */
const unstored = 'new';

const sectionOf = (kind: ContentKind) => `website-${kind}`;

/** The address of a kind's entries (requirements 10.6). */
export const websiteAddress = (kind: ContentKind): string =>
  `${dashboardPath}?section=${sectionOf(kind)}`;

/** The address of an entry; without an id of a new one. */
export const entryAddress = (kind: ContentKind, id?: string): string =>
  `${websiteAddress(kind)}&${entryParameter}=${encodeURIComponent(id ?? unstored)}`;

/** The page of the website for the address's `section`; undefined for any other section. */
export function findWebsitePage(section: string): WebsitePage | undefined {
  if (section === allSection) return 'all';
  if (section === mediaSection) return 'media';
  return contentKindNames.find((kind) => sectionOf(kind) === section);
}

/** The entry in the address. */
export function readEntryAddress(parameters: URLSearchParams): 'list' | 'new' | { id: string } {
  const id = parameters.get(entryParameter);
  if (id === null) return 'list';
  return id === unstored ? 'new' : { id };
}

/** What staff change on the website: the entries of a kind, or the files. */
export type WebsitePart = ContentKind | 'media';
/** A page of the console about the website: a part, or the page that leads to all of them. */
export type WebsitePage = WebsitePart | 'all';

const mediaSection = 'website-media';
const allSection = 'website';

/** The address of a page about the website. */
export function websitePageAddress(page: WebsitePage): string {
  if (page === 'all') return `${dashboardPath}?section=${allSection}`;
  return page === 'media' ? mediaViewAddress() : websiteAddress(page);
}

/** The address of the website's files. */
export const mediaViewAddress = (): string => `${dashboardPath}?section=${mediaSection}`;

/** The address of one file. */
export const mediaFileAddress = (id: string): string =>
  `${mediaViewAddress()}&${entryParameter}=${encodeURIComponent(id)}`;
