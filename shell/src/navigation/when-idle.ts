/** Runs work that can wait: after the page's own files have loaded, and when the browser is idle. */
export function whenIdle(work: () => unknown): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => whenIdle(work), { once: true });
  } else if (typeof requestIdleCallback === 'undefined') {
    // Safari has none.
    setTimeout(work, 200);
  } else {
    requestIdleCallback(() => void work());
  }
}
