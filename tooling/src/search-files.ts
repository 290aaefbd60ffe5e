import { isIndexed, isPrerendered, ownedPaths } from 'contract/site-paths';

/**
 * What search engines may fetch: anything but the api and the pages that depend on who is asking. A page that
 * is fetched and not to be listed says so itself.
 * @param origin without a final slash
 */
export function writeRobots(origin: string): string {
  const live = ownedPaths.filter((page) => !isPrerendered(page));
  const closed = ['/api/', ...live.map(({ path }) => path.replace(/:.*/, ''))];
  return [
    'User-agent: *',
    ...closed.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n');
}

/** Every page that search engines may list, as sitemaps.org has it. No path holds what XML would escape. */
export function writeSitemap(origin: string): string {
  const entries = ownedPaths
    .filter(isIndexed)
    .map(({ path }) => `  <url><loc>${origin}${path}</loc></url>`);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
