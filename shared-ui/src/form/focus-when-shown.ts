/** A ref that moves the focus to what has just been shown. It is one function, so React calls it once for each element. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
