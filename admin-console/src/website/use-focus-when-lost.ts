import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/**
 * Focuses the title after a navigation that removed the focused element, so that keyboard users can go on from there.
 * Not on the first visit.
 */
export function useFocusWhenLost(title: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isFirst = key === 'default';
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
    // Only on the first render.
  }, [isFirst, title]);
}
