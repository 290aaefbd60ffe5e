import { useSyncExternalStore } from 'react';

/**
 * Whether the day of an event has passed: when the page is rendered, looked at again once the page's script is at work,
 * and when the page is turned to again.
 *
 * @param id of the element whose `data-over` says what was rendered
 */
export const useIsOver = (end: string, id: string): boolean =>
  useSyncExternalStore(
    followVisibility,
    () => isOver(end, new Date()),
    () => renderedOver(id) ?? isOver(end, new Date()),
  );

/** What stands in the page that the script takes over: anything else there would be a mismatch. */
function renderedOver(id: string): boolean | undefined {
  const rendered = typeof document === 'undefined' ? null : document.getElementById(id);
  return rendered ? rendered.dataset['over'] === 'true' : undefined;
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Whether the day of an event has passed where it takes place.
 *
 * @param end in ISO 8601 with that place's offset: `2025-09-13T16:00:00+02:00`
 */
export function isOver(end: string, now: Date): boolean {
  const [day, offset] = [end.slice(0, 10), end.slice(19)];
  return now.getTime() >= Date.parse(`${day}T24:00:00${offset}`);
}
