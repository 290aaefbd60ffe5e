import { readSnapshot } from 'contract/content-snapshot';
import type { ContentRepository } from '../content-repository';
import type { PublishedSite } from './published-site';

/** Where the starter's content goes. */
export type StarterStore = Pick<
  ContentRepository,
  'isEmpty' | 'loadStarter' | 'findLackingKinds' | 'loadLacking'
>;

/**
 * Takes over what the site says where nothing was ever published; where an older site's content is there, what the site
 * came with of kinds that it cannot do without.
 * @returns false when the site does not say it: its pages are from before content
 */
export async function loadStarter(
  content: StarterStore,
  site: Pick<PublishedSite, 'readShown' | 'readStarter'>,
): Promise<boolean> {
  if (await content.isEmpty()) {
    const shown = await site.readShown();
    if (shown === undefined) return false;
    await content.loadStarter(readWhatFits(shown));
  }
  if ((await content.findLackingKinds()).length === 0) return true;
  const starter = await site.readStarter();
  if (starter !== undefined) await content.loadLacking(readWhatFits(starter));
  return true;
}

/** What this release cannot show, the site does not show either. */
const readWhatFits = (text: string) => readSnapshot(text, () => undefined);
