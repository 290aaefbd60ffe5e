import { useEffect } from 'react';
import type { RefObject } from 'react';
import { useLocation } from 'react-router-dom';

/** What was pressed to come here is gone: who reads with the keyboard goes on from the title. Not on a first visit. */
export function useFocusWhenLost(title: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const isFirst = key === 'default';
  useEffect(() => {
    if (!isFirst && document.activeElement === document.body)
      title.current?.focus({ preventScroll: true });
    // Only when it is first shown.
  }, [isFirst, title]);
}
