/** File next to the prerendered pages: their redirects, as `Redirects`. */
export const redirectsFile = 'redirects.json';

/** Maps an old path, with the prefix of its language, to the current one. */
export type Redirects = Readonly<Record<string, string>>;
