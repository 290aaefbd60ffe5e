import type { Extensions } from '@tiptap/core';
import { Blockquote } from '@tiptap/extension-blockquote';
import { Bold } from '@tiptap/extension-bold';
import { Document } from '@tiptap/extension-document';
import { HardBreak } from '@tiptap/extension-hard-break';
import { Heading } from '@tiptap/extension-heading';
import { Italic } from '@tiptap/extension-italic';
import { BulletList } from '@tiptap/extension-list/bullet-list';
import { ListItem } from '@tiptap/extension-list/item';
import { ListKeymap } from '@tiptap/extension-list/keymap';
import { OrderedList } from '@tiptap/extension-list/ordered-list';
import { Paragraph } from '@tiptap/extension-paragraph';
import { Text } from '@tiptap/extension-text';
import { UndoRedo } from '@tiptap/extensions/undo-redo';
import { mergeAttributes } from '@tiptap/core';
import { richLimits } from 'contract/rich-document';
import { canSink } from './tools';
import { LinkMark, PictureNode, VerseNode } from './rich-nodes';

/**
 * The elements of `contract/rich-document`, and no more. Tab leaves the editor (WCAG 2.1.2): lists have keys of their
 * own.
 */
export const richExtensions: Extensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  Heading.configure({ levels: [2, 3] }),
  Bold,
  Italic,
  LinkMark,
  BulletList,
  OrderedList.extend({
    addAttributes: () => ({ start: { default: 1, parseHTML: startOf } }),
    renderHTML: ({ HTMLAttributes }) => ['ol', mergeAttributes(HTMLAttributes), 0],
  }),
  ListItem.extend({
    content: 'paragraph (paragraph | bulletList | orderedList)*',
    addKeyboardShortcuts() {
      return {
        Enter: () => this.editor.commands.splitListItem(this.name),
        'Mod-]': () => canSink(this.editor) && this.editor.commands.sinkListItem(this.name),
        'Mod-[': () => this.editor.commands.liftListItem(this.name),
      };
    },
  }),
  ListKeymap,
  Blockquote.extend({ content: 'paragraph+' }),
  VerseNode,
  PictureNode,
  UndoRedo,
];

/** The number of a list's first item; 1 if it is invalid. */
function startOf(list: HTMLElement): number {
  const { start } = list as HTMLOListElement;
  return start >= 0 && start <= richLimits.start ? start : 1;
}

/** The input rules for the start of a line. Asterisks around words stay as they are. */
export const rulesWhileTyping = ['bulletList', 'orderedList'];
