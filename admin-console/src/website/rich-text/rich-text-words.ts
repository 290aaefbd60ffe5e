import type {
  RichBlock,
  RichInline,
  RichList,
  RichListItem,
  RichParagraph,
  RichWords,
} from 'contract/rich-document';
import { readRichText } from 'contract/rich-text';
import { richTextTexts } from './rich-text.texts';

/**
 * A rich text as lines for the history and for comparisons, with *bold* and _italic_ as in a message, so that
 * differences in formatting are visible.
 */
export function readableText(value: string): string {
  if (value === '') return '';
  const document = readRichText(value);
  if (!document) return richTextTexts.unreadable;
  return document.content.map(blockWords).join('\n\n').trim();
}

function blockWords(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
      return lineOf(block.content);
    case 'heading':
      return `${block.attrs.level === 2 ? '#' : '##'} ${lineOf(block.content)}`;
    case 'blockquote':
      return quoted(block.content);
    case 'verse':
      return [quoted(block.content), block.attrs && `> (${block.attrs.reference})`]
        .filter(Boolean)
        .join('\n');
    case 'picture':
      return `[${richTextTexts.picture} ${block.attrs.media.slice(0, 8)}]`;
    default:
      return listLines(block).join('\n');
  }
}

const quoted = (content: readonly RichParagraph[]) =>
  content.map((paragraph) => `> ${lineOf(paragraph.content)}`).join('\n');

const lineOf = (content: readonly RichInline[] = []) =>
  content.map((node) => (node.type === 'text' ? marked(node) : '\n')).join('');

const marked = ({ text, marks = [] }: RichWords) =>
  marks.reduceRight((words, mark) => {
    if (mark.type === 'bold') return `*${words}*`;
    return mark.type === 'italic' ? `_${words}_` : `${words} (${mark.attrs.href})`;
  }, text);

const listLines = (list: RichList): string[] =>
  list.content.flatMap((item, place) => {
    const [first = '', ...others] = item.content.flatMap(itemLines);
    const sign = list.type === 'bulletList' ? '-' : `${(list.attrs?.start ?? 1) + place}.`;
    return [`${sign} ${first}`, ...others.map((line) => `  ${line}`)];
  });

const itemLines = (part: RichListItem['content'][number]) =>
  part.type === 'paragraph' ? lineOf(part.content).split('\n') : listLines(part);

/** The elements that plain text lacks. */
export type Form = keyof typeof richTextTexts.forms;

/** The elements of a rich text beyond paragraphs. */
export function findFormattedElements(value: string): readonly Form[] {
  const document = readRichText(value);
  const found = new Set<string>();
  const look = (node: object) => {
    if ('type' in node) found.add(String(node.type));
    for (const key of ['content', 'marks'] as const)
      if (key in node) for (const one of (node as Record<typeof key, object[]>)[key]) look(one);
  };
  if (document) look(document);
  return (Object.keys(richTextTexts.forms) as Form[]).filter((form) => found.has(form));
}
