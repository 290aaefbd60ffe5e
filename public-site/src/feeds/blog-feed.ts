import { localPath } from 'contract/language';
import { writePageTitle } from 'contract/page-title';
import { blogTexts } from '../pages/blog/blog.texts';
import { entriesOf } from '../shown-content/page-content';
import { writeRss } from './rss';
import { textElement } from './xml';

const page = '/more/blog';

/** The posts, as `describePost` and the page tell of them. */
export function writeBlogFeed(origin: string): string {
  return writeRss({
    ...{ feed: 'blog', origin, page },
    title: writePageTitle(blogTexts.title),
    description: blogTexts.description,
    namespaces: { 'xmlns:dc': 'http://purl.org/dc/elements/1.1/' },
    elements: [],
    items: entriesOf('posts').map(({ id, title, date, excerpt, author, path = page }) => {
      const link = origin + localPath(path);
      const elements = [textElement('dc:creator', author)];
      return { title, link, guid: `posts-${id}`, date, description: excerpt, elements };
    }),
  });
}
