import { localPath } from 'contract/language';
import { writePageTitle } from 'contract/page-title';
import { blogTexts } from '../pages/blog/blog.texts';
import { entriesOf } from '../shown-content/page-content';
import { rssItem, writeRss } from './rss';
import { textElement } from './xml';

const page = '/more/blog';

/** The posts, as `describePost` and the page tell of them. */
export function writeBlogFeed(origin: string): string {
  const posts = entriesOf('posts');
  return writeRss({
    ...{ feed: 'blog', origin, page },
    title: writePageTitle(blogTexts.title),
    description: blogTexts.description,
    days: posts.map(({ date }) => date),
    namespaces: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    elements: [],
    items: posts.map(({ id, title, date, excerpt, author, path = page }) => {
      const link = origin + localPath(path);
      const item = { title, link, guid: `posts-${id}`, date, description: excerpt };
      return rssItem(item, [textElement('dc:creator', author)]);
    }),
  });
}
