import { readPageName } from 'contract/page-title';
import { findOwnedPath, isIndexed } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { PageFacts } from 'contract/structured-data';
import { describeBreadcrumbs } from './breadcrumbs';
import { writeLinkPreview } from './link-preview';
import { writeAddress } from './page-facts';
import type { RenderedHead } from './rendered-head';
import { writeThings } from './structured-data';

interface FactOptions {
  readonly path: string;
  readonly origin: string;
  readonly remotes: Partial<Record<RemoteName, Partial<PageFacts>>>;
}

/** What the document says of its page to search engines and to those who preview its link, as HTML. */
export function writeDocumentFacts(
  { title, description }: Pick<RenderedHead, 'title' | 'description'>,
  { path, origin, remotes }: FactOptions,
): string {
  const page = findOwnedPath(path);
  if (!page || !isIndexed(page)) return writeAddress(path, origin);
  const name = readPageName(title);
  // The art of the public site stands for the whole site.
  const picture = remotes['public-site']?.previewPicture;
  const preview = { name, description, address: origin + path, origin };
  return [
    writeAddress(path, origin),
    picture ? writeLinkPreview({ ...preview, picture }) : '',
    writeThings([
      ...(remotes[page.owner]?.describePage?.(path, origin) ?? []),
      ...describeBreadcrumbs({ path, name }, origin),
    ]),
  ].join('\n');
}
