import { readSnapshot } from 'contract/content-snapshot';
import type { ContentRepository } from '../content-repository';
import type { PublishedSite } from './published-site';

/** The store that the starter content is loaded into. */
export type StarterStore = Pick<
  ContentRepository,
  'isEmpty' | 'loadStarter' | 'findLackingKinds' | 'loadLacking'
>;

/**
 * Loads the content of the site if nothing was ever published. If the content is older than the site, loads the starter
 * content of missing kinds.
 * @returns false if the pages of the site are from before content was stored
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

/** Content that this release cannot show is left out, as on the site. */
const readWhatFits = (text: string) => readSnapshot(text, () => undefined);
