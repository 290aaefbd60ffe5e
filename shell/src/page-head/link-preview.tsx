import { renderToStaticMarkup } from 'react-dom/server';
import { locale } from 'contract/language';
import { shownChurch } from 'contract/shown-church';
import type { PreviewPicture } from 'contract/structured-data';
import { metadataAttribute } from './page-metadata';

interface LinkPreview {
  readonly name: string;
  /** `article` for the page of a single entry. */
  readonly kind: 'website' | 'article';
  readonly description: string;
  readonly address: string;
  readonly origin: string;
  readonly picture: PreviewPicture;
}

/** Writes a page's Open Graph tags (ogp.me), which chats and networks show where its link is shared. */
export function writeLinkPreview(preview: LinkPreview): string {
  const { picture } = preview;
  const facts = {
    'og:title': preview.name,
    'og:description': preview.description,
    'og:type': preview.kind,
    'og:url': preview.address,
    'og:site_name': shownChurch().name,
    'og:locale': locale.replace('-', '_'),
    'og:image': preview.origin + picture.src,
    'og:image:width': String(picture.width),
    'og:image:height': String(picture.height),
    'og:image:alt': picture.alt,
  };
  const mark = { [metadataAttribute]: '' };
  return renderToStaticMarkup(
    <>
      {Object.entries(facts).map(([property, content]) => (
        <meta key={property} property={property} content={content} {...mark} />
      ))}
      <meta name="twitter:card" content="summary_large_image" {...mark} />
    </>,
  );
}
