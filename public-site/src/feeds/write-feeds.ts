import type { CalendarEntry } from 'contract/calendar-marks';
import { feedPaths } from '../page/feed-paths';
import { getEntries } from '../shown-content/page-content';
import { calendarFiles } from './calendar-feed';
import { writePodcastFeed } from './podcast-feed';
import { sermonParts } from './sermon-parts';
import { localPath } from 'contract/language';
import { writePageTitle } from 'contract/page-title';
import { blogTexts } from '../pages/blog/blog.texts';
import { writeRss } from './rss';
import { textElement } from './xml';

interface FeedSources {
  /** The site's origin, without a final slash. */
  readonly origin: string;
  /** Events for the calendars, in the language of the build. */
  readonly calendar: readonly CalendarEntry[];
}

/** All feeds of the site, by path as in requirements 2.1. They contain the same content as the pages. */
export const writeFeeds = ({ origin, calendar }: FeedSources): ReadonlyMap<string, string> =>
  new Map([
    ...calendarFiles(calendar, origin),
    [feedPaths.blog, writeBlogFeed(origin)],
    [feedPaths.podcast, writePodcastFeed(origin)],
    ...sermonParts(getEntries('sermons')),
  ]);

const page = '/more/blog';
/** Posts link to the same pages as in `describePost`. */
function writeBlogFeed(origin: string): string {
  return writeRss({
    ...{ feed: 'blog', origin, page },
    title: writePageTitle(blogTexts.title),
    description: blogTexts.description,
    namespaces: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    elements: [],
    items: getEntries('posts').map(({ id, title, date, excerpt, author, path = page }) => {
      const link = origin + localPath(path);
      const elements = [textElement('dc:creator', author)];
      return { title, link, guid: `posts-${id}`, date, description: excerpt, elements };
    }),
  });
}
