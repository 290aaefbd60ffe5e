import { readyPage } from './ready-page.ts';
import type { ReadyPage } from './ready-page.ts';

/**
 * The home page as a careful hand would write it: the product's own document without a line of script, compressed as
 * hard as can be. What the product is slower than this, its scripts cost.
 *
 * @param product where the product answers
 * @throws Error when it has no script to take out.
 */
export async function readWrittenHome(product: string): Promise<ReadyPage> {
  const answer = await fetch(product);
  return readyPage(takeScriptsOut(await answer.text()), answer.headers);
}

/** A script element, but for data that search engines read. */
const script = /<script(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>\s*/g;
/** A script that is fetched ahead. */
const fetchedAhead = /<link [^>]*(?:modulepreload|as="script")[^>]*>\s*/g;

/** @throws Error when there is none: the page is then not what it was. */
export function takeScriptsOut(html: string): string {
  const written = html.replace(script, '').replace(fetchedAhead, '');
  if (written === html) throw new Error('The home page has no script to take out.');
  return written;
}

/** What of it a browser may keep, for a day. */
export const writtenSiteCaching = {
  path: /^\/(art|fonts)\//,
  cacheControl: 'public, max-age=86400',
};
