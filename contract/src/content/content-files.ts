/** Below it, by version and language, lies what pages show: immutable, as JSON (decision 53). */
export const contentFolder = '/content/';

/** Names the version that is shown now, as `{"version":"0123456789ab"}`: it changes with the pages. */
export const currentContentPath = '/content/current.json';

/** Below the folder of a version and language: the pages of entries, and the former slugs of each, as `ArticleIndex`. */
export const articleIndexFile = 'articles.json';

/** There as well: what the page of an entry shows, as `LocalArticle`. */
export const articleFile = (slug: string): string => `posts/${slug}.json`;

/** Which pages of entries there are. */
export interface ArticleIndex {
  /** Slugs. */
  readonly articles: readonly string[];
  /** By a slug that is none any more: the one it leads to. */
  readonly moved: Readonly<Record<string, string>>;
}
