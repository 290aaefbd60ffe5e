import { maxSlugLength } from '../site/entry-page';
import { foldForSearch } from '../text-folding';

/** Paths below the blog that feeds and lists may need. `rss.xml` is no slug, because of its point. */
const reserved: ReadonlySet<string> = new Set([
  ...['archive', 'archives', 'atom', 'author', 'authors', 'category', 'feed', 'feeds', 'index'],
  ...['json', 'news', 'page', 'pages', 'posts', 'rss', 'rss-xml', 'search', 'tag', 'tags'],
]);

export const isReservedSlug = (slug: string): boolean => reserved.has(slug);

/** Derives a slug from a title, cut between words; '' if no character of the title fits. */
export function suggestSlug(title: string): string {
  // The input is bounded, because titles have a maximum length.
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
