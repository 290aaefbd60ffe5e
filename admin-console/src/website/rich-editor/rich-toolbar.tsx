import { useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import type { Editor } from '@tiptap/core';
import { richEditorTexts } from './rich-editor.texts';
import { tools } from './tools';
import type { ToolName } from './tools';
import styles from './rich-editor.module.css';

export type DialogName = 'link' | 'verse' | 'picture';

interface RichToolbarProps {
  readonly editor: Editor;
  /** The accessible name of the edited text. */
  readonly label: string;
  /** The id of the edited text. */
  readonly controls: string;
  readonly id: string;
  readonly onDialog: (name: DialogName) => void;
}

const names = Object.keys(tools) as ToolName[];
const firsts: readonly ToolName[] = ['heading', 'bold', 'bulletList', 'quote'];

/**
 * The toolbar of the ARIA patterns: Tab reaches one button, arrow keys the others. An unavailable tool is
 * `aria-disabled`, so that it keeps the focus.
 */
export function RichToolbar({ editor, label, controls, id, onDialog }: RichToolbarProps) {
  const [current, setCurrent] = useState<ToolName>('heading');
  const buttons = useRef(new Map<ToolName, HTMLButtonElement>());
  const run = (name: ToolName) => {
    setCurrent(name);
    if (tools[name].canRun?.(editor) === false) return;
    if (name === 'link' || name === 'verse' || name === 'picture') onDialog(name);
    else tools[name].run(editor);
  };
  const walk = (event: KeyboardEvent) => {
    if (event.key === 'Escape') editor.commands.focus();
    const next = nextTool(event.key, current);
    if (event.key !== 'Escape' && next === undefined) return;
    event.preventDefault();
    if (next === undefined) return;
    setCurrent(next);
    buttons.current.get(next)?.focus();
  };
  return (
    // oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- one of its buttons has the focus
    <div
      id={id}
      role="toolbar"
      aria-label={richEditorTexts.toolbar(label)}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={walk}
    >
      {names.map((name) => (
        <ToolButton
          key={name}
          ref={(button) => {
            if (button) buttons.current.set(name, button);
            return () => buttons.current.delete(name);
          }}
          name={name}
          editor={editor}
          isReached={name === current}
          onRun={() => run(name)}
        />
      ))}
    </div>
  );
}

/** The tool to which a key leads, cyclic. */
function nextTool(key: string, current: ToolName): ToolName | undefined {
  const place = names.indexOf(current);
  if (key === 'ArrowRight') return names[(place + 1) % names.length];
  if (key === 'ArrowLeft') return names.at(place - 1);
  if (key === 'Home') return names[0];
  return key === 'End' ? names.at(-1) : undefined;
}

interface ToolButtonProps {
  readonly ref: (button: HTMLButtonElement | null) => () => void;
  readonly name: ToolName;
  readonly editor: Editor;
  readonly isReached: boolean;
  readonly onRun: () => void;
}

function ToolButton({ ref, name, editor, isReached, onRun }: ToolButtonProps) {
  const { isOn, canRun, sign } = tools[name];
  const { name: label, keys } = richEditorTexts.tools[name];
  return (
    <button
      ref={ref}
      type="button"
      className={styles.tool}
      data-first={firsts.includes(name) || undefined}
      title={keys ? `${label} (${keys})` : label}
      aria-label={label}
      aria-pressed={isOn?.(editor)}
      aria-disabled={canRun?.(editor) === false || undefined}
      tabIndex={isReached ? 0 : -1}
      // The text keeps its focus and selection, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onRun}
    >
      <svg viewBox="0 0 24 24" aria-hidden="true">
        <path d={sign} />
      </svg>
    </button>
  );
}
