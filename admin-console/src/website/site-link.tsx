import type { ContentKind } from 'contract/content-kinds';
import { language } from 'contract/language';
import { pathIn } from 'contract/languages';
import type { SitePath } from 'contract/site-paths';
import { websiteTexts } from './website.texts';

/** Where visitors see the entries of a kind. */
const pages = {
  programs: '/',
  messages: '/',
  testimonies: '/',
  ministers: '/',
  departments: '/more/departments',
  giving: '/giving/payment',
  services: '/more/visit',
  identity: '/',
  posts: '/more/blog',
  news: '/',
  slides: '/',
  gallery: '/downloads/gallery',
  gifts: '/giving/payment',
  vision: '/more/praise',
  imprint: '/imprint',
  privacy: '/privacy',
} as const satisfies Record<ContentKind, SitePath>;

/** Leads to the page where visitors see it. */
export const SiteLink = ({ kind }: { readonly kind: ContentKind }) => (
  <p>
    <a href={pathIn(language, pages[kind])} target="_blank" rel="noreferrer">
      {websiteTexts.seeOnSite} <span className="visually-hidden">{websiteTexts.opensInNewTab}</span>
    </a>
  </p>
);
