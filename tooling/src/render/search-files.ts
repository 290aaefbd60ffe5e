import { languageCodes, pathIn } from 'contract/languages';
import { isEntryPage, isIndexed, isPrerendered, ownedPaths } from 'contract/site-paths';

/**
 * Writes robots.txt, which permits everything but the api and the pages that depend on the visitor. A page that may be
 * fetched but not indexed says so itself.
 * @param origin without a final slash
 */
export function writeRobots(origin: string): string {
  const live = ownedPaths.filter((page) => !isPrerendered(page) && !isEntryPage(page));
  const closed = [
    '/api/',
    ...addressesOf(live.map(({ path }) => path)).map((address) => address.replace(/:.*/, '')),
  ];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

const addressesOf = (paths: readonly string[]): string[] => [
  ...new Set(languageCodes.flatMap((code) => paths.map((path) => pathIn(code, path)))),
];

/**
 * Writes the sitemap (sitemaps.org) of every indexed page in every language. No path contains characters that XML
 * escapes.
 * @param articles paths of the pages of entries
 */
export function writeSitemap(origin: string, articles: readonly string[]): string {
  const paths = [...ownedPaths.filter(isIndexed).map(({ path }) => path), ...articles];
  const entries = paths.flatMap((path) => {
    const alternates = languageCodes.map(
      (code) =>
        `<xhtml:link rel="alternate" hreflang="${code}" href="${origin}${pathIn(code, path)}"/>`,
    );
    return languageCodes.map(
      (code) => `  <url><loc>${origin}${pathIn(code, path)}</loc>${alternates.join('')}</url>`,
    );
  });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
