import type { CalendarEntry } from 'contract/calendar-marks';
import { feedPaths } from '../page/feed-paths';
import { entriesOf } from '../shown-content/page-content';
import { writeBlogFeed } from './blog-feed';
import { calendarFiles } from './calendar-feed';
import { writePodcastFeed } from './podcast-feed';
import { sermonParts } from './sermon-parts';

interface FeedSources {
  /** Where visitors find the site, without a final slash. */
  readonly origin: string;
  /** What calendars tell, in the language of the build. */
  readonly calendar: readonly CalendarEntry[];
}

/**
 * What others read of the church: each file by its path, as in requirements 2.1. The content is what the pages show.
 */
export const writeFeeds = ({ origin, calendar }: FeedSources): ReadonlyMap<string, string> =>
  new Map([
    ...calendarFiles(calendar, origin),
    [feedPaths.blog, writeBlogFeed(origin)],
    [feedPaths.podcast, writePodcastFeed(origin)],
    ...sermonParts(entriesOf('sermons')),
  ]);
