import type { AddressPages } from 'contract/address-pages';
import { entryPath } from 'contract/entry-page';
import { isListed } from '../../shown-content/page-content';
import { loadArticle } from '../../shown-content/load-article';

/** The pages of posts and news by slug. */
export const articleAt: AddressPages = {
  isKnown: ({ slug = '' }) => isListed(entryPath(slug)),
  async pageAt({ slug = '' }) {
    const [{ ArticlePage }, found] = await Promise.all([
      import('./article-page'),
      loadArticle(slug),
    ]);
    if (!('article' in found)) return found;
    return { Component: () => <ArticlePage article={found.article} /> };
  },
};
