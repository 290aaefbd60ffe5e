import { isObject } from 'contract/answer-reader';
import type { LocalArticle } from 'contract/articles';
import { articleFile, articleIndexFile } from 'contract/content-files';
import { entryPath, isSlug } from 'contract/entry-page';
import { fetchContentFile, loadFromVersion, lost } from './load-content';
import { isListed } from './page-content';
import { neededFields } from './read-content';

/** The article at a slug, or why there is none. */
export type FoundArticle =
  | { readonly article: LocalArticle }
  | { readonly isMissing: true }
  | { readonly movedTo: string };

/** The loaded articles by slug; on the server, all of them. */
const kept = new Map<string, LocalArticle>();

/** Sets all articles by slug, on the server. */
export function provideArticles(articles: ReadonlyMap<string, LocalArticle>): void {
  kept.clear();
  for (const [slug, article] of articles) kept.set(slug, article);
}

/**
 * The article at a path, on the server.
 * @param path as in requirements 2.1
 */
export const articleAtPath = (path: string): LocalArticle | undefined =>
  [...kept.values()].find((article) => article.path === path);

/** Loads the article at a slug. Rejects as `loadContent` does. */
export async function loadArticle(slug: string): Promise<FoundArticle> {
  const known = kept.get(slug);
  if (known) return { article: known };
  // In watch mode and for prerendering, all articles are provided.
  if (process.env['NODE_ENV'] === 'development' || typeof document === 'undefined')
    return { isMissing: true };
  let isExpected = isListed(entryPath(slug)) || location.pathname.endsWith(`/${slug}`);
  return loadFromVersion(async (version) => {
    const isDirect = isExpected;
    // If the file has gone with its version, the index tells whether the page is gone as well.
    isExpected = false;
    const found = isDirect ? undefined : await lookUp(version, slug);
    if (found) return found;
    const article = readArticle(await fetchContentFile(version, articleFile(slug)));
    kept.set(slug, article);
    return { article };
  });
}

/** Returns undefined if the slug has a page. */
async function lookUp(version: string, slug: string): Promise<FoundArticle | undefined> {
  const index = await fetchContentFile(version, articleIndexFile);
  const { articles, moved } = isObject(index) ? index : {};
  if (!Array.isArray(articles) || !isObject(moved)) throw lost(`${articleIndexFile} is no index.`);
  if (articles.includes(slug)) return undefined;
  const other = Object.hasOwn(moved, slug) ? moved[slug] : undefined;
  return typeof other === 'string' && isSlug(other)
    ? { movedTo: entryPath(other) }
    : { isMissing: true };
}

function readArticle(found: unknown): LocalArticle {
  const entry = isObject(found) ? found : {};
  const kind = (['posts', 'news'] as const).find((one) => one === entry['kind']);
  const fields = ['id', 'path', 'body', ...(kind ? neededFields[kind] : [])];
  const isWhole = kind && fields.every((field) => typeof entry[field] === 'string');
  if (!isWhole) throw lost('It is no article.');
  return entry as unknown as LocalArticle;
}
