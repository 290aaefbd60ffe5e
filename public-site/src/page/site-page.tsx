import type { ReactNode } from 'react';
import { PageFrame } from 'shared-ui/page-frame';
import { findSiteArea } from '../areas/site-areas';
import { PageHead } from './page-head';

interface SitePageProps {
  readonly texts: {
    readonly title: string;
    /** Language of the title, if it differs from the page's. */
    readonly titleLanguage?: string | undefined;
    /** For search results and shared links. */
    readonly description: string;
    readonly intro?: ReactNode;
  };
  /** Path of the page, or of the page that it belongs to: the name of that area is shown above the title. */
  readonly path?: string;
  /** `narrow` for forms and prose. */
  readonly width?: 'narrow' | 'wide';
  readonly children: ReactNode;
}

/** The frame of a public page: head, headline and content. */
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
