import { useSyncExternalStore } from 'react';

/**
 * Whether the day of an event has passed. Updated after hydration and whenever the page becomes visible.
 *
 * @param id id of the element whose `data-over` contains the prerendered value
 */
export const useIsOver = (end: string, id: string): boolean =>
  useSyncExternalStore(
    followVisibility,
    () => isOver(end, new Date()),
    () => renderedOver(id) ?? isOver(end, new Date()),
  );

/** The prerendered value, because any other would be a hydration mismatch. */
function renderedOver(id: string): boolean | undefined {
  const rendered = typeof document === 'undefined' ? null : document.getElementById(id);
  return rendered ? rendered.dataset['over'] === 'true' : undefined;
}

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}

/**
 * Whether the day of an event has passed at its place.
 *
 * @param end ISO 8601 with the offset of that place: `2025-09-13T16:00:00+02:00`
 */
function isOver(end: string, now: Date): boolean {
  const [day, offset] = [end.slice(0, 10), end.slice(19)];
  return now.getTime() >= Date.parse(`${day}T24:00:00${offset}`);
}
