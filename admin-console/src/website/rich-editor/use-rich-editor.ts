import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Editor } from '@tiptap/core';
import type { EditorEvents } from '@tiptap/core';
import { toEditorContent, textOfEditor } from './document-text';
import { Bounds } from './bounds';
import { Pasting, hasLostScripts } from './pasting';
import { richExtensions, rulesWhileTyping } from './rich-extensions';

interface EditedText {
  /** UTF-16 code units of the JSON. */
  readonly maxLength: number;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  /** @param hasLostScripts whether pasted superscripts or subscripts became normal text */
  readonly onChange: (value: string, hasLostScripts: boolean) => void;
  readonly onFull: () => void;
}

/** An editor for a field's text. It is created once; changes from outside are put into it. */
export function useRichEditor({ value, maxLength, attributes, onChange, onFull }: EditedText) {
  const [editor] = useState(() => makeEditor(value, maxLength));
  const told = useRef(value);
  const mount = useCallback(
    (place: HTMLElement | null) => {
      if (!place) return;
      editor.mount(place);
      return () => editor.unmount();
    },
    [editor],
  );
  useEffect(() => {
    const tell = ({ transaction }: EditorEvents['update']) => {
      const text = textOfEditor(editor.getJSON());
      if (text === undefined || text === told.current) return;
      told.current = text;
      onChange(text, hasLostScripts(editor, transaction));
    };
    editor.on('update', tell);
    return () => void editor.off('update', tell);
  }, [editor, onChange]);
  useEffect(() => {
    editor.on('tooMuch', onFull);
    return () => void editor.off('tooMuch', onFull);
  }, [editor, onFull]);
  useEffect(() => {
    if (value === told.current) return;
    told.current = value;
    editor.commands.setContent(toEditorContent(value), { emitUpdate: false });
  }, [editor, value]);
  // The object is new in each render, so it is compared by content.
  const said = JSON.stringify(attributes);
  useEffect(() => {
    const editorProps = { attributes: JSON.parse(said) as Record<string, string> };
    editor.setOptions({ editorProps });
  }, [editor, said]);
  useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        editor.on('transaction', listener);
        return () => void editor.off('transaction', listener);
      },
      [editor],
    ),
    () => editor.state,
  );
  return { editor, mount };
}

/** Its styles are in the page's stylesheet. */
const makeEditor = (value: string, maxLength: number) =>
  new Editor({
    element: null,
    extensions: [...richExtensions, Pasting, Bounds.configure({ maxLength })],
    content: toEditorContent(value),
    injectCSS: false,
    enableInputRules: rulesWhileTyping,
    enablePasteRules: false,
  });
