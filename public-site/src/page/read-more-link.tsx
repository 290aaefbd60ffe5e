import type { Language } from 'contract/languages';
import { SiteLink } from './site-link';

interface ReadMoreLinkProps {
  readonly to: string;
  /** What is seen. */
  readonly text: string;
  /** What is read more of, for those who hear the link by itself; search engines read words, not labels. */
  readonly about: string;
  /** Of that, where it is another than the page's. */
  readonly language?: Language | undefined;
}

/** A link that says the same as those beside it and leads elsewhere. */
export function ReadMoreLink({ to, text, about, language }: ReadMoreLinkProps) {
  return (
    <SiteLink to={to}>
      {text}
      <span className="visually-hidden" lang={language}>{`: ${about}`}</span>
    </SiteLink>
  );
}
