import { useLayoutEffect, useRef } from 'react';
import { NavigationType } from 'react-router-dom';
import type { ShownPage } from './site-navigation';

/** Where the pages of this visit were left, by the key of their history entry. In CSS pixels. */
const positions = new Map<string, number>();

/**
 * Scrolls as a browser does between documents: to the top or the fragment after a click, back to where the
 * page was left after Back and Forward. A reload and a return from another site are left to the browser.
 */
export function useScrollPosition({ location, type, keepsScroll }: ShownPage): void {
  const isFirst = useRef(true);
  useLayoutEffect(() => {
    // While pages are shown one after another in one document, the browser's own guess comes too early.
    const take = () => void (history.scrollRestoration = 'manual');
    const giveBack = () => void (history.scrollRestoration = 'auto');
    take();
    addEventListener('pageshow', take);
    addEventListener('pagehide', giveBack);
    return () => {
      removeEventListener('pageshow', take);
      removeEventListener('pagehide', giveBack);
    };
  }, []);
  useLayoutEffect(() => {
    if (!isFirst.current && !keepsScroll) {
      const known = type === NavigationType.Pop ? positions.get(location.key) : undefined;
      const target = known === undefined && document.getElementById(decode(location.hash.slice(1)));
      if (target) target.scrollIntoView();
      else scrollTo(0, known ?? 0);
    }
    isFirst.current = false;
    const remember = () => positions.set(location.key, scrollY);
    addEventListener('scroll', remember, { passive: true });
    return () => removeEventListener('scroll', remember);
  }, [location, type, keepsScroll]);
}

/** A malformed fragment is no reason to fail. */
function decode(fragment: string): string {
  try {
    return decodeURIComponent(fragment);
  } catch {
    return fragment;
  }
}
