/** In each set of pages: where pages have gone, as `Redirects`. */
export const redirectsFile = 'redirects.json';

/** By the address of before, with the prefix of its language: the present one. */
export type Redirects = Readonly<Record<string, string>>;
