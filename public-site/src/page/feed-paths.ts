import { localPath } from 'contract/language';

/** The feeds of the site, as they lie beside its pages: the assembly writes them. */
export const feedPaths = {
  calendar: '/calendar.ics',
  blog: '/blog.xml',
  podcast: '/podcast.xml',
} as const;

export type FeedName = keyof typeof feedPaths;

/** As which a page names them. */
export const feedTypes: Readonly<Record<FeedName, string>> = {
  calendar: 'text/calendar',
  blog: 'application/rss+xml',
  podcast: 'application/rss+xml',
};

/** Of the page's language. */
export const localFeed = (name: FeedName): string => localPath(feedPaths[name]);
