import { isObject, parseJson } from '../wire/answer-reader';
import { isPlainText, isVisible } from '../wire/plain-text';

/** Words of a line, or the break before the next. */
type RichInline = { readonly type: 'text'; readonly text: string } | { readonly type: 'hardBreak' };

export interface RichParagraph {
  readonly type: 'paragraph';
  readonly content: readonly RichInline[];
}

/** Paragraphs with line breaks, as ProseMirror has them. */
export interface RichDocument {
  readonly type: 'doc';
  readonly content: readonly RichParagraph[];
}

/** UTF-16 code units of the longest rich text. */
const maxLength = 60_000;

/** The document of a rich text; undefined for anything else that is not its canonical text. It never throws. */
export function readRichText(text: string): RichDocument | undefined {
  if (text === '' || text.length > maxLength) return undefined;
  const found = parseJson(text);
  if (!isObject(found) || !Array.isArray(found['content'])) return undefined;
  const content = found['content'].map(readParagraph);
  const document: RichDocument = {
    type: 'doc',
    content: content.filter((one) => one !== undefined),
  };
  // What was not read, or is in another order, makes another text.
  return content.length > 0 && JSON.stringify(document) === text ? document : undefined;
}

function readParagraph(found: unknown): RichParagraph | undefined {
  if (!isObject(found) || !Array.isArray(found['content'])) return undefined;
  const content = found['content'].map(readInline).filter((one) => one !== undefined);
  return { type: 'paragraph', content };
}

function readInline(found: unknown): RichInline | undefined {
  if (!isObject(found)) return undefined;
  const { type, text } = found;
  if (type === 'hardBreak') return { type };
  const isWords = type === 'text' && typeof text === 'string' && text !== '' && isPlainText(text);
  return isWords ? { type, text } : undefined;
}

/** What people read of a document: paragraphs with an empty line between. */
export const plainTextOf = ({ content }: RichDocument): string =>
  content
    .map((paragraph) =>
      paragraph.content.map((node) => (node.type === 'text' ? node.text : '\n')).join(''),
    )
    .join('\n\n');

/** Whether somebody would see words of a rich text. */
export function saysSomething(text: string): boolean {
  const document = readRichText(text);
  return document !== undefined && isVisible(plainTextOf(document));
}

/** Plain text as a rich one: an empty line parts two paragraphs, a line break stays one. '' of nothing. */
export function richTextOf(plain: string): string {
  const paragraphs = plain
    .replace(/\r\n?/g, '\n')
    .split(/\n[\t ]*\n\s*/)
    .map((words) => words.trim())
    .filter((words) => words !== '');
  if (paragraphs.length === 0) return '';
  return JSON.stringify({ type: 'doc', content: paragraphs.map(paragraphOf) });
}

function paragraphOf(words: string): RichParagraph {
  const content = words
    .split('\n')
    .flatMap((line, place): RichInline[] => [
      ...(place > 0 ? [{ type: 'hardBreak' } as const] : []),
      ...(line.trim() === '' ? [] : [{ type: 'text', text: line.trim() } as const]),
    ]);
  return { type: 'paragraph', content };
}
