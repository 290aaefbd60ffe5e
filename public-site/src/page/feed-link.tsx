import { feedTypes, localFeed } from './feed-paths';
import type { FeedName } from './feed-paths';

/** Tells browsers and apps that look for a feed where the page's lies. React lifts it into the head. */
export const FeedLink = ({ feed }: { readonly feed: FeedName }) => (
  <link rel="alternate" type={feedTypes[feed]} href={localFeed(feed)} />
);
