import { maxSlugLength } from '../site/entry-page';
import { foldForSearch } from '../text-folding';

/** Words below the blog that feeds and lists of it will need. `rss.xml` is no slug by its letters already. */
const reserved: ReadonlySet<string> = new Set([
  ...['archive', 'archives', 'atom', 'author', 'authors', 'category', 'feed', 'feeds', 'index'],
  ...['json', 'news', 'page', 'pages', 'posts', 'rss', 'rss-xml', 'search', 'tag', 'tags'],
]);

export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** What an address is called after a title; '' where no letter of it can stand in one. Cut between two words. */
export function suggestSlug(title: string): string {
  // A title is bounded, and so is what it is folded to.
  const words =
    foldForSearch(title.replace(/\p{Dash_Punctuation}/gu, ' ')).match(/[a-z0-9]+/g) ?? [];
  let slug = '';
  for (const word of words) {
    const longer = slug === '' ? word.slice(0, maxSlugLength) : `${slug}-${word}`;
    if (longer.length > maxSlugLength) break;
    slug = longer;
  }
  return isReservedSlug(slug) ? `the-${slug}` : slug;
}
