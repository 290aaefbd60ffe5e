import type { ReactNode } from 'react';
import { PageFrame } from 'shared-ui/page-frame';
import { findSiteArea } from '../areas/site-areas';
import { PageHead } from './page-head';

interface SitePageProps {
  readonly texts: {
    readonly title: string;
    /** Where the title is a name in another language than the page. */
    readonly titleLanguage?: string | undefined;
    /** For search results and shared links. */
    readonly description: string;
    readonly intro?: ReactNode;
  };
  /** Where the page lies, or the page that it belongs to: the name of that part of the site stands above the title. */
  readonly path?: string;
  /** `narrow` for forms and prose. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** A public page: what the head says of it, its headline, and its content. */
export function SitePage({ texts, path, width = 'wide', children }: SitePageProps) {
  const area = path === undefined ? undefined : findSiteArea(path);
  return (
    <PageFrame
      title={texts.title}
      titleLanguage={texts.titleLanguage}
      intro={texts.intro}
      eyebrow={area?.name}
      width={width}
    >
      <PageHead title={texts.title} description={texts.description} />
      {children}
    </PageFrame>
  );
}
