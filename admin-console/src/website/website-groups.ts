import type { WebsitePart } from './website-address';

/** What parts of the website are about. */
export type WebsiteGroupName =
  | 'dates'
  | 'words'
  | 'pictures'
  | 'church'
  | 'giving'
  | 'law'
  | 'mails';

/** What each part of the website is about. Parts of one group are shown in this order. */
const groupOf: Readonly<Record<WebsitePart, WebsiteGroupName>> = {
  programs: 'dates',
  services: 'dates',
  sermons: 'words',
  messages: 'words',
  posts: 'words',
  news: 'words',
  testimonies: 'words',
  slides: 'pictures',
  gallery: 'pictures',
  media: 'pictures',
  identity: 'church',
  ministers: 'church',
  departments: 'church',
  visit: 'church',
  vision: 'church',
  'help-lines': 'church',
  giving: 'giving',
  gifts: 'giving',
  imprint: 'law',
  privacy: 'law',
  'form-mails': 'mails',
  'member-mails': 'mails',
  letters: 'mails',
};

const allParts = Object.keys(groupOf) as WebsitePart[];
const groupNames = [...new Set(Object.values(groupOf))];

export interface WebsiteGroup {
  readonly name: WebsiteGroupName;
  readonly parts: readonly WebsitePart[];
}

/** These parts in their groups; a group without any is left out. */
export const groupWebsiteParts = (parts: readonly WebsitePart[]): readonly WebsiteGroup[] =>
  groupNames
    .map((name) => ({
      name,
      parts: allParts.filter((part) => groupOf[part] === name && parts.includes(part)),
    }))
    .filter((group) => group.parts.length > 0);

/** The parts of the same group as this one, itself included. */
export const findSiblings = (
  part: WebsitePart,
  parts: readonly WebsitePart[],
): readonly WebsitePart[] =>
  groupWebsiteParts(parts).find((group) => group.parts.includes(part))?.parts ?? [];
