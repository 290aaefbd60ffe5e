import { useSyncExternalStore } from 'react';
import { useLocation } from 'react-router-dom';

const id = 'footer-year';

/**
 * The year in which the page is seen (requirements 2.3), which may be a later one than that in which it was rendered:
 * looked at again once the page's script is at work, with each change of the address, and when the page is turned to
 * again.
 */
export function Year() {
  useLocation();
  return <span id={id}>{useSyncExternalStore(followVisibility, thisYear, renderedYear)}</span>;
}

const thisYear = () => String(new Date().getFullYear());

/** What stands in the page that the script takes over: another text there would be a mismatch. */
const renderedYear = () =>
  typeof document === 'undefined'
    ? thisYear()
    : (document.getElementById(id)?.textContent ?? thisYear());

function followVisibility(onChange: () => void): () => void {
  document.addEventListener('visibilitychange', onChange);
  return () => document.removeEventListener('visibilitychange', onChange);
}
