import type { PageKind } from 'contract/content-kinds';
import { pagesShowing } from 'contract/content-preview';
import { language } from 'contract/language';
import { pathIn } from 'contract/languages';
import { websiteTexts } from '../website.texts';

/** Leads to the page where visitors see it. */
export const SiteLink = ({ kind }: { readonly kind: PageKind }) => (
  <p>
    <a href={pathIn(language, pagesShowing[kind][0])} target="_blank" rel="noreferrer">
      {websiteTexts.seeOnSite} <span className="visually-hidden">{websiteTexts.opensInNewTab}</span>
    </a>
  </p>
);
