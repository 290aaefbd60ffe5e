import { feedTypes, localFeed } from './feed-paths';
import type { FeedName } from './feed-paths';

/** Lets browsers and apps discover the page's feed. React hoists it into the head. */
export const FeedLink = ({ feed }: { readonly feed: FeedName }) => (
  <link rel="alternate" type={feedTypes[feed]} href={localFeed(feed)} />
);
