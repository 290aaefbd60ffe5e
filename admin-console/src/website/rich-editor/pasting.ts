import { Extension } from '@tiptap/core';
import type { Editor } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import type { Transaction } from '@tiptap/pm/state';
import type { EditorProps } from '@tiptap/pm/view';
import { Slice } from '@tiptap/pm/model';
import { cleanPastedHtml } from './pasted-html';
import { blocksOfPlainText } from './plain-paste';

interface PastingStorage {
  /** Concerns the last paste. */
  hasLostScripts: boolean;
}

declare module '@tiptap/core' {
  interface Storage {
    pasting: PastingStorage;
  }
}

/** Reduces pasted content to what a rich text can contain. */
export const Pasting = Extension.create<object, PastingStorage>({
  name: 'pasting',
  addStorage: () => ({ hasLostScripts: false }),
  transformPastedHTML(html) {
    this.storage.hasLostScripts = false;
    return cleanPastedHtml(html, () => {
      this.storage.hasLostScripts = true;
    });
  },
  addProseMirrorPlugins() {
    const { storage } = this;
    const clipboardTextParser: EditorProps['clipboardTextParser'] = (
      text,
      _place,
      isPlain,
      view,
    ) => {
      storage.hasLostScripts = false;
      const content = blocksOfPlainText(text, !isPlain);
      if (content.length === 0) return Slice.empty;
      const { content: nodes } = view.state.schema.nodeFromJSON({ type: 'doc', content });
      return new Slice(nodes, 1, 1);
    };
    return [new Plugin({ props: { clipboardTextParser } })];
  },
});

/** Whether a change pasted superscripts or subscripts that became normal text. */
export const hasLostScripts = ({ storage }: Editor, change: Transaction): boolean =>
  storage.pasting.hasLostScripts && ['paste', 'drop'].includes(String(change.getMeta('uiEvent')));
