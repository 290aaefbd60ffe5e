import type { Editor } from '@tiptap/core';
import { richLimits } from 'contract/rich-document';
import type { richEditorTexts } from './rich-editor.texts';

export type ToolName = keyof typeof richEditorTexts.tools;

/** The action of a button in the toolbar, and its state at the cursor. */
export interface Tool {
  readonly run: (editor: Editor) => void;
  /** Whether it applies at the cursor; absent for tools without a state. */
  readonly isOn?: (editor: Editor) => boolean;
  /** Absent if it is always available. */
  readonly canRun?: (editor: Editor) => boolean;
  /** The SVG path of its icon, 24 by 24. */
  readonly sign: string;
}

/** The toolbar opens the dialog. */
const opensDialog = () => undefined;

const lines = (...rows: readonly string[]) => rows.join('');

export const tools: Readonly<Record<ToolName, Tool>> = {
  undo: {
    run: (editor) => editor.commands.undo(),
    canRun: (editor) => editor.can().undo(),
    sign: 'M9 14 4 9l5-5M4 9h10a6 6 0 0 1 0 12h-3',
  },
  redo: {
    run: (editor) => editor.commands.redo(),
    canRun: (editor) => editor.can().redo(),
    sign: 'm15 14 5-5-5-5M20 9H10a6 6 0 0 0 0 12h3',
  },
  heading: {
    run: (editor) => editor.commands.toggleHeading({ level: 2 }),
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    canRun: (editor) => editor.can().toggleHeading({ level: 2 }),
    sign: 'M5 4v16M17 4v16M5 12h12',
  },
  subheading: {
    run: (editor) => editor.commands.toggleHeading({ level: 3 }),
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    canRun: (editor) => editor.can().toggleHeading({ level: 3 }),
    sign: 'M7 9v11M16 9v11M7 14.5h9',
  },
  bold: {
    run: (editor) => editor.commands.toggleBold(),
    isOn: (editor) => editor.isActive('bold'),
    sign: 'M7 4h6a4 4 0 0 1 0 8H7zm0 8h7a4 4 0 0 1 0 8H7z',
  },
  italic: {
    run: (editor) => editor.commands.toggleItalic(),
    isOn: (editor) => editor.isActive('italic'),
    sign: 'M10 4h8M6 20h8M15 4 9 20',
  },
  link: {
    run: opensDialog,
    isOn: (editor) => editor.isActive('link'),
    sign: lines(
      'M10 13a5 5 0 0 0 7.5.5l3-3a5 5 0 0 0-7-7L12 5',
      'M14 11a5 5 0 0 0-7.5-.5l-3 3a5 5 0 0 0 7 7L12 19',
    ),
  },
  bulletList: {
    run: (editor) => editor.commands.toggleBulletList(),
    isOn: (editor) => editor.isActive('bulletList'),
    canRun: (editor) => editor.can().toggleBulletList(),
    sign: lines('M9 6h11M9 12h11M9 18h11', 'M4 6h.01M4 12h.01M4 18h.01'),
  },
  orderedList: {
    run: (editor) => editor.commands.toggleOrderedList(),
    isOn: (editor) => editor.isActive('orderedList'),
    canRun: (editor) => editor.can().toggleOrderedList(),
    sign: lines('M10 6h10M10 12h10M10 18h10', 'M4 4.5 5.5 4v5M4 15.5c0-2 3-2 3 0 0 1.2-3 2-3 4h3'),
  },
  indent: {
    run: (editor) => editor.commands.sinkListItem('listItem'),
    canRun: (editor) => canSink(editor) && editor.can().sinkListItem('listItem'),
    sign: lines('M11 6h9M11 12h9M11 18h9', 'm4 9 3 3-3 3'),
  },
  outdent: {
    run: (editor) => editor.commands.liftListItem('listItem'),
    canRun: (editor) => editor.can().liftListItem('listItem'),
    sign: lines('M11 6h9M11 12h9M11 18h9', 'm7 9-3 3 3 3'),
  },
  quote: {
    run: (editor) => wrap(editor, 'blockquote'),
    isOn: (editor) => editor.isActive('blockquote'),
    canRun: (editor) => canWrap(editor, 'blockquote'),
    sign: 'M10 7H5v6h4c0 2-1 3.5-3 4M19 7h-5v6h4c0 2-1 3.5-3 4',
  },
  verse: {
    run: opensDialog,
    isOn: (editor) => editor.isActive('verse'),
    canRun: (editor) => canWrap(editor, 'verse'),
    sign: lines('M12 6C9 4 6 4 3 5v14c3-1 6-1 9 1 3-2 6-2 9-1V5c-3-1-6-1-9 1z', 'M12 6v14'),
  },
  picture: {
    run: opensDialog,
    isOn: (editor) => editor.isActive('picture'),
    canRun: (editor) => !['listItem', 'blockquote', 'verse'].some((one) => editor.isActive(one)),
    sign: lines('M4 5h16v14H4z', 'm4 17 5-5 4 4 3-3 4 4', 'M15 9h.01'),
  },
};

type Wrapper = 'blockquote' | 'verse';

/** A heading becomes a paragraph first, because quotes and verses contain none. */
export function wrap(
  editor: Editor,
  name: Wrapper,
  attributes?: { readonly reference: string },
): void {
  if (editor.isActive(name)) editor.commands.lift(name);
  else editor.chain().setParagraph().wrapIn(name, attributes).run();
}

/** Quotes and verses cannot be nested, nor be in lists. */
function canWrap(editor: Editor, name: Wrapper): boolean {
  if (editor.isActive(name)) return true;
  const other = name === 'verse' ? 'blockquote' : 'verse';
  return !['listItem', 'picture', other].some((one) => editor.isActive(one));
}

/** Each nested list adds two nodes to the depth, and its text one. */
export function canSink(editor: Editor): boolean {
  return editor.state.selection.$to.depth + 3 <= richLimits.depth;
}
