interface KeyPress {
  readonly key: string;
  readonly ctrlKey: boolean;
  readonly metaKey: boolean;
  readonly altKey: boolean;
  readonly target: EventTarget;
}

/** Whether a key press may be a shortcut: never with a modifier, and never while the user types (WCAG 2.1.4). */
export const isShortcut = ({ ctrlKey, metaKey, altKey, target }: KeyPress): boolean =>
  !ctrlKey &&
  !metaKey &&
  !altKey &&
  !(target instanceof Element && target.closest('input:not([type=radio]), textarea, select'));
