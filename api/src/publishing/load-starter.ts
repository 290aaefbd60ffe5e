import { readSnapshot } from 'contract/content-snapshot';
import type { ContentRepository } from '../content/content-repository';
import type { PublishedSite } from './published-site';

/**
 * Takes over what the site says where nothing was ever published.
 * @returns false when the site does not say it: its pages are from before content
 */
export async function loadStarter(
  content: Pick<ContentRepository, 'isEmpty' | 'loadStarter'>,
  site: Pick<PublishedSite, 'readShown'>,
): Promise<boolean> {
  if (!(await content.isEmpty())) return true;
  const shown = await site.readShown();
  if (shown === undefined) return false;
  // What this release cannot show, the site does not show either.
  await content.loadStarter(readSnapshot(shown, () => undefined));
  return true;
}
