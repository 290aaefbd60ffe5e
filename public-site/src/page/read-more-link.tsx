import { SiteLink } from './site-link';

interface ReadMoreLinkProps {
  readonly to: string;
  /** What is seen. */
  readonly text: string;
  /** What is read more of, for those who hear the link by itself; search engines read words, not labels. */
  readonly about: string;
}

/** A link that says the same as those beside it and leads elsewhere. */
export function ReadMoreLink({ to, text, about }: ReadMoreLinkProps) {
  return (
    <SiteLink to={to}>
      {text}
      <span className="visually-hidden">{`: ${about}`}</span>
    </SiteLink>
  );
}
