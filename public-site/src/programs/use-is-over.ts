import { useSyncExternalStore } from 'react';
import { isOver } from './is-over';

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
