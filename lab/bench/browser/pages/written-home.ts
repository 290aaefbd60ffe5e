import { readyPage } from './ready-page.ts';
import type { ReadyPage } from './ready-page.ts';

/**
 * The home page as if written by hand: the product's document without scripts, compressed as well as possible. The
 * difference to the product is the cost of its scripts.
 * @param product origin of the product
 * @throws Error when the page has no script to remove
 */
export async function readWrittenHome(product: string): Promise<ReadyPage> {
  const answer = await fetch(product);
  return readyPage(removeScripts(await answer.text()), answer.headers);
}

/** Matches script elements, except for search engines' data. */
const script = /<script(?![^>]*application\/ld\+json)[^>]*>[^]*?<\/script>\s*/g;
/** Matches preloads of scripts. */
const fetchedAhead = /<link [^>]*(?:modulepreload|as="script")[^>]*>\s*/g;

/** @throws Error when there is no script, since the page then has another form than expected */
export function removeScripts(html: string): string {
  const written = html.replace(script, '').replace(fetchedAhead, '');
  if (written === html) throw new Error('The home page has no script to take out.');
  return written;
}

/** Files of it that a browser may cache for a day. */
export const writtenSiteCaching = {
  path: /^\/(art|fonts)\//,
  cacheControl: 'public, max-age=86400',
};
