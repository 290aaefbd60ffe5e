import { blogPage } from './not-found-page';

/*
 * The pages of entries: posts and news with a text of their own, below the blog. Shell and api know the pattern of
 * their URLs; which of them exist depends on the content.
 */

/** A route path. */
export const entryPagePath = `${blogPage}/:slug` as const;

/** UTF-16 code units of the longest slug. */
export const maxSlugLength = 80;

/** The last segment of the URL: lower-case letters and digits with single hyphens between. Matches in linear time. */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

const wholeSlug = new RegExp(`^${slugPattern}$`);

export const isSlug = (text: string): boolean =>
  text.length <= maxSlugLength && wholeSlug.test(text);

/** Path of an entry's page (requirements 2.1). */
export const entryPath = (slug: string): string => `${blogPage}/${slug}`;
