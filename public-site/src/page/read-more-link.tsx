import type { Language } from 'contract/languages';
import { SiteLink } from './site-link';

interface ReadMoreLinkProps {
  readonly to: string;
  readonly text: string;
  /** The subject, for screen readers: as hidden text, because search engines ignore labels. */
  readonly about: string;
  /** Language of the subject, if it differs from the page's. */
  readonly language?: Language | undefined;
}

/** A link whose visible text is the same as that of other links. */
export function ReadMoreLink({ to, text, about, language }: ReadMoreLinkProps) {
  return (
    <SiteLink to={to}>
      {text}
      <span className="visually-hidden" lang={language}>{`: ${about}`}</span>
    </SiteLink>
  );
}
