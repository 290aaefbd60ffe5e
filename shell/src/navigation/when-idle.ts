/** Runs what nobody waits for: after the page's own files have arrived, and when the browser has nothing else to do. */
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
