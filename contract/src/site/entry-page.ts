import { blogPage } from './not-found-page';

/*
 * The pages of entries: posts and news with a text of their own, below the blog. Which there are
 * is content, and neither shell nor api knows it: they know what the address of one looks like.
 */

/** As a route has it. */
export const entryPagePath = `${blogPage}/:slug` as const;

/** UTF-16 code units of the longest slug. */
export const maxSlugLength = 80;

/** The last part of an address: small letters and digits, with single hyphens between. Linear. */
export const slugPattern = '[a-z0-9]+(?:-[a-z0-9]+)*';

const wholeSlug = new RegExp(`^${slugPattern}$`);

export const isSlug = (text: string): boolean =>
  text.length <= maxSlugLength && wholeSlug.test(text);

/** The path of an entry's page, as in requirements 2.1. */
export const entryPath = (slug: string): string => `${blogPage}/${slug}`;
