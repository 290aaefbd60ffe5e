import { localPath } from 'contract/language';
import { firstLanguage, languageCodes, pathIn } from 'contract/languages';
import { readPageName } from 'contract/page-title';
import { findOwnedPath, isEntryPage, isIndexed } from 'contract/site-paths';
import type { RemoteName } from 'contract/site-paths';
import type { PageMetadata } from 'contract/structured-data';
import { describeBreadcrumbs } from './breadcrumbs';
import { writeLinkPreview } from './link-preview';
import { metadataAttribute, writeCanonicalLink } from './page-metadata';
import type { RenderedHead } from './rendered-head';
import { writeStructuredData } from './structured-data';

interface MetadataOptions {
  readonly path: string;
  readonly origin: string;
  readonly remotes: Partial<Record<RemoteName, Partial<PageMetadata>>>;
}

/** Writes a page's metadata for search engines and link previews as HTML. */
export function writeDocumentMetadata(
  { title, description }: Pick<RenderedHead, 'title' | 'description'>,
  { path, origin, remotes }: MetadataOptions,
): string {
  const page = findOwnedPath(path);
  if (!page || !(isIndexed(page) || isEntryPage(page))) return writeCanonicalLink(path, origin);
  const name = readPageName(title);
  // The preview picture of the public site stands for the whole site.
  const picture = remotes['public-site']?.previewPicture;
  const preview = { name, description, address: origin + localPath(path), origin };
  const kind = isEntryPage(page) ? 'article' : 'website';
  return [
    writeCanonicalLink(path, origin),
    writeAlternates(path, origin),
    picture ? writeLinkPreview({ ...preview, kind, picture }) : '',
    writeStructuredData([
      ...(remotes[page.owner]?.describePage?.(path, origin) ?? []),
      ...describeBreadcrumbs({ path, name }, origin),
    ]),
  ].join('\n');
}

/** Links the page in each language, and the default for all other languages. */
function writeAlternates(path: string, origin: string): string {
  const alternates = languageCodes.map((code) => [code, code] as const);
  return [...alternates, ['x-default', firstLanguage] as const]
    .map(
      ([name, code]) =>
        `<link rel="alternate" hreflang="${name}" href="${origin}${pathIn(code, path)}" ${metadataAttribute}>`,
    )
    .join('\n');
}
