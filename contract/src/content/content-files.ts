/** Folder of the JSON files that pages show, by version and language. They are immutable (decision 53). */
export const contentFolder = '/content/';

/** The file with the current version, as `{"version":"0123456789ab"}`. */
export const currentContentPath = '/content/current.json';

/** File in a version and language's folder: the slugs of all pages of entries, as `ArticleIndex`. */
export const articleIndexFile = 'articles.json';

/** File in the same folder: what the page of one entry shows, as `LocalArticle`. */
export const articleFile = (slug: string): string => `posts/${slug}.json`;

export interface ArticleIndex {
  /** Slugs of the pages of entries. */
  readonly articles: readonly string[];
  /** Maps a former slug to the current one. */
  readonly moved: Readonly<Record<string, string>>;
}
