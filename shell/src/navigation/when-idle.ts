/** Runs deferrable work once the page's own files have loaded and the browser is idle. */
export function whenIdle(work: () => unknown): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(work), { once: true });
  } else if (typeof requestIdleCallback === 'undefined') {
    // Safari has no requestIdleCallback.
    setTimeout(work, 200);
  } else {
    requestIdleCallback(() => void work());
  }
}
