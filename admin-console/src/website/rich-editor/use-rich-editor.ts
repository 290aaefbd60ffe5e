import { useCallback, useEffect, useRef, useState, useSyncExternalStore } from 'react';
import { Editor } from '@tiptap/core';
import { Slice } from '@tiptap/pm/model';
import { contentOf, textOfEditor } from './document-text';
import { Bounds } from './bounds';
import { cleanPastedHtml } from './pasted-html';
import { blocksOfPlainText } from './plain-paste';
import { richExtensions, rulesWhileTyping } from './rich-extensions';

interface EditedText {
  /** UTF-16 code units of the JSON. */
  readonly maxLength: number;
  readonly value: string;
  readonly attributes: Readonly<Record<string, string>>;
  readonly onChange: (value: string) => void;
  readonly onFull: () => void;
}

/** An editor of a field's text. It is made once; what changes from elsewhere is put into it. */
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
    const tell = () => {
      const text = textOfEditor(editor.getJSON());
      if (text === undefined || text === told.current) return;
      told.current = text;
      onChange(text);
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
    editor.commands.setContent(contentOf(value), { emitUpdate: false });
  }, [editor, value]);
  // A new object at each turn says what the last did.
  const said = JSON.stringify(attributes);
  useEffect(() => {
    const editorProps = { ...pasting, attributes: JSON.parse(said) as Record<string, string> };
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

/** Its style is the page's own stylesheet. */
const makeEditor = (value: string, maxLength: number) =>
  new Editor({
    element: null,
    extensions: [...richExtensions, Bounds.configure({ maxLength })],
    content: contentOf(value),
    injectCSS: false,
    enableInputRules: rulesWhileTyping,
    enablePasteRules: false,
    editorProps: pasting,
  });

type Pasting = NonNullable<ConstructorParameters<typeof Editor>[0]>['editorProps'];

const pasting: NonNullable<Pasting> = {
  transformPastedHTML: cleanPastedHtml,
  clipboardTextParser: (text, _place, isPlain, view) => {
    const content = blocksOfPlainText(text, !isPlain);
    if (content.length === 0) return Slice.empty;
    const { content: nodes } = view.state.schema.nodeFromJSON({ type: 'doc', content });
    return new Slice(nodes, 1, 1);
  },
};
