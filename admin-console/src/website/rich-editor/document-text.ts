import type { JSONContent } from '@tiptap/core';
import { isObject } from 'contract/answer-reader';
import { readRichDocument } from 'contract/rich-reader';
import { fitWords } from './fit-words';
import { readRichText, saysSomething, writeRichText } from 'contract/rich-text';

/** What the editor holds as the text of a field: '' where it says nothing, undefined where it is no rich text. */
export function textOfEditor(content: JSONContent): string | undefined {
  const document = readRichDocument(fitNode(content));
  if (!document) return undefined;
  const text = writeRichText(document);
  const hasPicture = document.content.some(({ type }) => type === 'picture');
  return hasPicture || saysSomething(text) ? text : '';
}

/** ProseMirror marks line breaks as well, and writes what is not there as nothing. */
function fitNode(node: JSONContent): JSONContent {
  const { type, text, attrs, marks, content } = node;
  return {
    ...(type !== undefined && { type }),
    ...(attrs && { attrs: fitAttrs(attrs) }),
    ...(content && { content: content.map(fitNode).filter((one) => one.text !== '') }),
    ...(marks && type === 'text' && { marks }),
    ...(text !== undefined && { text: fitWords(text) }),
  };
}

const fitAttrs = (attrs: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      typeof value === 'string' ? fitWords(value) : value,
    ]),
  );

const empty: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** What the editor shows of a field's text. */
export function toEditorContent(text: string): JSONContent {
  const document: unknown = readRichText(text);
  return isObject(document) ? document : empty;
}
