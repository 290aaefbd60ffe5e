import { church } from 'contract/church';

interface PageHeadProps {
  readonly title: string;
  readonly description: string;
  /** The page's own path: search engines keep one address of it. */
  readonly path: string;
  /** The preview of a shared link, as a path of this site. */
  readonly image?: string;
  readonly kind?: 'website' | 'article';
  /** For pages that lead nowhere from a search result. */
  readonly hidden?: boolean;
}

/** What the browser, search engines and shared links read of a page. React lifts it into the head. */
export function PageHead({ title, description, path, ...page }: PageHeadProps) {
  const image = page.image ?? '/art/open-graph.jpg';
  return (
    <>
      <title>{`${title} · ${church.name}`}</title>
      <meta name="description" content={description} />
      <link rel="canonical" href={path} />
      {page.hidden && <meta name="robots" content="noindex" />}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content={page.kind ?? 'website'} />
      <meta property="og:site_name" content={church.name} />
      <meta property="og:image" content={image} />
    </>
  );
}
