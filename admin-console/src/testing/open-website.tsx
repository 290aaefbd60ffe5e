import type { ContentKind } from 'contract/content-kinds';
import { entryAddress, websiteAddress } from '../website/website-address';
import { WebsiteView } from '../website/website-view';
import { renderView } from './render-view';

/** Opens the website's content of one kind: its list, an entry by its id, or the form of a new one. */
export const openWebsite = (kind: ContentKind, entry?: string) =>
  renderView(<WebsiteView kind={kind} />, {
    address: entry === undefined ? websiteAddress(kind) : entryAddress(kind, entry),
  });
