import { parseJson } from '../../wire/answer-reader';
import { isVisible } from '../../wire/plain-text';
import { richLimits } from './rich-document';
import type {
  RichBlock,
  RichDocument,
  RichInline,
  RichList,
  RichNode,
  RichParagraph,
} from './rich-document';
import { readRichDocument } from './rich-reader';

/*
 * A rich text is stored as the JSON of its document, a string like any other value. So drafts, conflicts, versions and
 * translations need no code of their own for it (decision 58).
 */

/** Parses the JSON of a rich text. Returns undefined for anything else and for the empty text. Never throws. */
export const readRichText = (text: string): RichDocument | undefined =>
  isBounded(text) ? readRichDocument(parseJson(text)) : undefined;

/** Serializes a parsed document in canonical form. */
export const writeRichText = (document: RichDocument): string => JSON.stringify(document);

/** Nesting of brackets in the JSON: two per node, and those of marks and their attributes. */
const deepestJson = 2 * richLimits.depth + 4;

/** Whether a text is short and flat enough to be given to `JSON.parse`: checked in one pass, without recursion. */
function isBounded(text: string): boolean {
  if (text === '' || text.length > richLimits.length) return false;
  let depth = 0;
  let bytes = 0;
  let isString = false;
  for (let place = 0; place < text.length; place += 1) {
    const unit = text.charCodeAt(place);
    // A surrogate pair takes four bytes, so each half counts two.
    bytes += unit < 0x80 ? 1 : unit < 0x800 || (unit & 0xf800) === 0xd800 ? 2 : 3;
    const sign = text[place] ?? '';
    if (sign === '"') isString = !isString;
    else if (isString && sign === '\\') {
      place += 1;
      bytes += 1;
    } else if (!isString && '[{'.includes(sign)) depth += 1;
    else if (!isString && ']}'.includes(sign)) depth -= 1;
    if (depth > deepestJson) return false;
  }
  return bytes <= richLimits.bytes;
}

/** The plain text of a document: an empty line between paragraphs, a line for each list item. */
export const toPlainText = (document: RichDocument): string =>
  document.content.filter(hasWords).map(blockText).join('\n\n');

function blockText(block: RichBlock): string {
  switch (block.type) {
    case 'paragraph':
    case 'heading':
      return inlineText(block.content);
    case 'verse':
      return [...paragraphTexts(block.content), block.attrs?.reference ?? ''].join('\n').trim();
    case 'blockquote':
      return paragraphTexts(block.content).join('\n');
    case 'picture':
      return '';
    default:
      return linesOf(block).join('\n');
  }
}

const inlineText = (content: readonly RichInline[] = []) =>
  content.map((node) => (node.type === 'text' ? node.text : '\n')).join('');

const paragraphTexts = (content: readonly RichParagraph[]) =>
  content.map((paragraph) => inlineText(paragraph.content));

/** The lines of a list; nested lists are indented. */
function linesOf(list: RichList): string[] {
  return list.content.flatMap(({ content }, place) => {
    const sign = list.type === 'bulletList' ? '-' : `${(list.attrs?.start ?? 1) + place}.`;
    const [first = '', ...others] = content.flatMap((node) =>
      node.type === 'paragraph' ? inlineText(node.content).split('\n') : linesOf(node),
    );
    return [`${sign} ${first}`, ...others.map((line) => `  ${line}`)];
  });
}

/** Whether a rich text contains anything visible. */
export function hasVisibleText(text: string): boolean {
  const known = told.get(text);
  if (known !== undefined) return known;
  const document = readRichText(text);
  const says = document !== undefined && hasWords(document);
  if (told.size >= maxTold) told.clear();
  told.set(text, says);
  return says;
}

/** Cache of `hasVisibleText`: an entry is checked several times, and parsing a long text is slow. */
const told = new Map<string, boolean>();
const maxTold = 32;

function hasWords(node: RichNode): boolean {
  if (node.type === 'text') return isVisible(node.text);
  if (node.type === 'verse' && isVisible(node.attrs?.reference ?? '')) return true;
  return 'content' in node && node.content.some(hasWords);
}

/** Normalizes a rich text for publication: canonical, without empty blocks at its ends; '' if nothing is left. */
export function tidyRichText(text: string): string {
  const document = readRichText(text);
  if (!document) return text.trim();
  const { content } = document;
  const first = content.findIndex((block) => !isBlank(block));
  const last = content.findLastIndex((block) => !isBlank(block));
  return first < 0 ? '' : writeRichText({ ...document, content: content.slice(first, last + 1) });
}

const isBlank = (block: RichBlock) => block.type !== 'picture' && !hasWords(block);

/**
 * Converts plain text (see `isPlainText`) to a canonical rich text: an empty line separates paragraphs, a line break
 * stays. '' if there is no text.
 */
export function toRichText(plain: string): string {
  const paragraphs = plain
    .replace(/\r\n?|[\u0085\u2028\u2029\v\f]/g, '\n')
    .split(/\n[\t ]*\n\s*/)
    .map((words) => words.trim())
    .filter((words) => words !== '');
  if (paragraphs.length === 0) return '';
  return writeRichText({ type: 'doc', content: paragraphs.map(paragraphOf) });
}

function paragraphOf(words: string): RichParagraph {
  const lines = words.split('\n').map((text) => text.trim());
  const content = lines.flatMap((text, place): RichInline[] => [
    ...(place > 0 ? [{ type: 'hardBreak' } as const] : []),
    ...(text === '' ? [] : [{ type: 'text', text } as const]),
  ]);
  return { type: 'paragraph', content };
}
