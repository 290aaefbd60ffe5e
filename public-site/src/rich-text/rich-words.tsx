import { readLocalPath } from 'contract/languages';
import type { RichInline, RichMark } from 'contract/rich-document';
import type { ReactNode } from 'react';
import { SiteLink } from '../page/site-link';

/** Text with marks, and line breaks. */
export const RichWords = ({ content }: { readonly content: readonly RichInline[] }) =>
  content.map((node, place) =>
    node.type === 'text' ? (
      <Marked key={place} marks={node.marks ?? []}>
        {node.text}
      </Marked>
    ) : (
      <br key={place} />
    ),
  );

interface MarkedProps {
  readonly marks: readonly RichMark[];
  readonly children: string;
}

/** The first mark is the outermost. */
const Marked = ({ marks, children }: MarkedProps) =>
  marks.reduceRight<ReactNode>((words, mark) => {
    if (mark.type === 'bold') return <strong>{words}</strong>;
    if (mark.type === 'italic') return <em>{words}</em>;
    return <RichLink href={mark.attrs.href}>{words}</RichLink>;
  }, children);

/** A link with any other scheme is rendered as text. */
const schemes = /^(?:https|mailto|tel):/;
/** A path to a file: no page has a dot in its path. */
const file = /^\/[^#]*\./;

interface RichLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** A link to a page of the site leads to the reader's language, whatever language its URL has. */
function RichLink({ href, children }: RichLinkProps) {
  if (file.test(href)) return <a href={href}>{children}</a>;
  if (href.startsWith('/')) {
    const [path = '', place] = href.split('#');
    const to = readLocalPath(path).path + (place === undefined ? '' : `#${place}`);
    return <SiteLink to={to}>{children}</SiteLink>;
  }
  if (!schemes.test(href)) return children;
  return (
    <a href={href} rel="noreferrer">
      {children}
    </a>
  );
}
