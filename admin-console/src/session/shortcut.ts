interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget | null;
}

/** Elements in which a key press is text, or chooses something. */
const typing =
  'input:not([type=radio], [type=checkbox]), textarea, select, [contenteditable], [role=menu]';

/** Whether a key press may be a shortcut: never with a modifier, and never while the user types (WCAG 2.1.4). */
export const isShortcut = ({ ctrlKey, metaKey, altKey, target }: KeyPress): boolean =>
  !ctrlKey && !metaKey && !altKey && !(target instanceof Element && target.closest(typing));
