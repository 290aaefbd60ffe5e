import { parseJson } from 'contract/answer-reader';
import type { Language } from 'contract/languages';
import type {
  RichBlock,
  RichDocument,
  RichList,
  RichListItem,
  RichParagraph,
} from 'contract/rich-document';
import type { ReactNode } from 'react';
import { RichWords } from './rich-words';
import verseStyles from '../page/verse.module.css';
import styles from './rich-text.module.css';

interface RichTextProps {
  /** Value of a `rich` field; published texts were validated by `readRichText`. */
  readonly text: string;
  /** Language of the text, if it differs from the page's (WCAG 3.1.2). */
  readonly lang?: Language | undefined;
  /** Renders a picture by the id of its media file. Without it, no pictures are shown. */
  readonly picture?: ((media: string) => ReactNode) | undefined;
}

/** Renders a rich text with our own elements; its headings are below the page's. Unknown nodes are skipped. */
export function RichText({ text, lang, picture }: RichTextProps) {
  const document = parseJson(text) as RichDocument | undefined;
  if (!document) return null;
  return (
    <div className={styles.text} lang={lang}>
      <RichBlocks blocks={document.content} picture={picture} />
    </div>
  );
}

/** Blocks of a rich text, for pages that lay them out themselves. */
export const RichBlocks = ({
  blocks,
  picture,
}: Pick<RichTextProps, 'picture'> & { readonly blocks: readonly RichBlock[] }) =>
  blocks.map((block, place) => <Block key={place} block={block} picture={picture} />);

interface BlockProps extends Pick<RichTextProps, 'picture'> {
  readonly block: RichBlock;
}

function Block({ block, picture }: BlockProps): ReactNode {
  switch (block.type) {
    case 'paragraph':
      return <Paragraph paragraph={block} />;
    case 'heading': {
      const Heading = block.attrs.level === 2 ? 'h2' : 'h3';
      // A blank heading would be announced by screen readers.
      return block.content && <Heading>{<RichWords content={block.content} />}</Heading>;
    }
    case 'bulletList':
    case 'orderedList':
      return <List list={block} />;
    case 'blockquote':
      return <blockquote className={styles.quote}>{paragraphs(block.content)}</blockquote>;
    case 'verse':
      return (
        <blockquote className={verseStyles.verse}>
          {paragraphs(block.content)}
          {block.attrs && <cite>{block.attrs.reference}</cite>}
        </blockquote>
      );
    case 'picture':
      return picture?.(block.attrs.media);
    default:
      return null;
  }
}

const Paragraph = ({ paragraph: { content } }: { readonly paragraph: RichParagraph }) =>
  content && (
    <p>
      <RichWords content={content} />
    </p>
  );

const paragraphs = (content: readonly RichParagraph[]) =>
  content.map((paragraph, place) => <Paragraph key={place} paragraph={paragraph} />);

function List({ list }: { readonly list: RichList }) {
  const items = list.content.map((item, place) => (
    <li key={place}>{item.content.map(itemPart)}</li>
  ));
  return list.type === 'bulletList' ? <ul>{items}</ul> : <ol start={list.attrs?.start}>{items}</ol>;
}

/** The first paragraph of a list item is rendered without `p`, so that short items stay close together. */
function itemPart(part: RichListItem['content'][number], place: number): ReactNode {
  if (part.type !== 'paragraph') return <List key={place} list={part} />;
  if (place > 0) return <Paragraph key={place} paragraph={part} />;
  return part.content && <RichWords key={place} content={part.content} />;
}
