import type { JSONContent } from '@tiptap/core';
import { isObject } from 'contract/answer-reader';
import { readRichDocument } from 'contract/rich-reader';
import { removeUnsupportedCharacters } from './unsupported-characters';
import { readRichText, hasVisibleText, writeRichText } from 'contract/rich-text';

/** The editor's content as the text of a field: '' if it is empty, undefined if it is no valid rich text. */
export function textOfEditor(content: JSONContent): string | undefined {
  const document = readRichDocument(fitNode(content));
  if (!document) return undefined;
  const text = writeRichText(document);
  const hasPicture = document.content.some(({ type }) => type === 'picture');
  return hasPicture || hasVisibleText(text) ? text : '';
}

/** ProseMirror puts marks on line breaks too, and writes absent attributes as null. */
function fitNode(node: JSONContent): JSONContent {
  const { type, text, attrs, marks, content } = node;
  return {
    ...(type !== undefined && { type }),
    ...(attrs && { attrs: fitAttrs(attrs) }),
    ...(content && { content: content.map(fitNode).filter((one) => one.text !== '') }),
    ...(marks && type === 'text' && { marks }),
    ...(text !== undefined && { text: removeUnsupportedCharacters(text) }),
  };
}

const fitAttrs = (attrs: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(
    Object.entries(attrs).map(([name, value]) => [
      name,
      typeof value === 'string' ? removeUnsupportedCharacters(value) : value,
    ]),
  );

const empty: JSONContent = { type: 'doc', content: [{ type: 'paragraph' }] };

/** A field's text as the editor's content. */
export function toEditorContent(text: string): JSONContent {
  const document: unknown = readRichText(text);
  return isObject(document) ? document : empty;
}
