/** A ref that focuses an element when it is mounted. Its identity is stable, so React calls it once per element. */
export const focusWhenShown = (element: HTMLElement | null): void => element?.focus();
