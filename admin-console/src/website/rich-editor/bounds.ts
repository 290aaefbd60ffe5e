import { Extension } from '@tiptap/core';
import type { JSONContent } from '@tiptap/core';
import { Plugin } from '@tiptap/pm/state';
import { textOfEditor } from './document-text';

declare module '@tiptap/core' {
  interface EditorEvents {
    /** Emitted when a change was rejected because it would exceed the limits. */
    tooMuch: undefined;
  }
}

/** Rejects changes after which the text could not be stored: too long, or lists nested too deep. */
export const Bounds = Extension.create<{ maxLength: number }>({
  name: 'bounds',
  addOptions: () => ({ maxLength: 0 }),
  addProseMirrorPlugins() {
    const { editor, options } = this;
    const filterTransaction: NonNullable<Plugin['spec']['filterTransaction']> = (
      change,
      before,
    ) => {
      if (!change.docChanged || change.doc.nodeSize < before.doc.nodeSize) return true;
      const text = textOfEditor(change.doc.toJSON() as JSONContent);
      const isFit = text !== undefined && text.length <= options.maxLength;
      if (!isFit) editor.emit('tooMuch', undefined);
      return isFit;
    };
    return [new Plugin({ filterTransaction })];
  },
});
