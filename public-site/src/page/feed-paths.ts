import { localPath } from 'contract/language';

/** Paths of the feeds, which tooling/src/render/assemble.ts writes. */
export const feedPaths = {
  calendar: '/calendar.ics',
  blog: '/blog.xml',
  podcast: '/podcast.xml',
} as const;

export type FeedName = keyof typeof feedPaths;

/** Media types of the feeds' links. */
export const feedTypes: Readonly<Record<FeedName, string>> = {
  calendar: 'text/calendar',
  blog: 'application/rss+xml',
  podcast: 'application/rss+xml',
};

/** Path of a feed in the page's language. */
export const localFeed = (name: FeedName): string => localPath(feedPaths[name]);
