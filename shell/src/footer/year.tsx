import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const id = 'footer-year';

/**
 * Shows the current year (requirements 2.3), which may differ from the year of the rendering. It is checked after
 * hydration, at each change of the address, and when the page becomes visible again.
 */
export function Year() {
  useLocation();
  return <span id={id}>{useSyncExternalStore(followVisibility, thisYear, renderedYear)}</span>;
}

const thisYear = () => String(new Date().getFullYear());

/** Hydration must see the text that the page contains; any other would be a mismatch. */
const renderedYear = () =>
  typeof document === 'undefined'
    ? thisYear()
    : (document.getElementById(id)?.textContent ?? thisYear());

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
