import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** Pixels of the next link that stay visible, to show that there is more. */
const room = 24;

/**
 * Scrolls a navigation that is higher than its container to the current link, when that changes. It keeps the position
 * that a user has scrolled to otherwise.
 */
export function useScrollToCurrentLink(): RefObject<HTMLDivElement | null> {
  const navigation = useRef<HTMLDivElement>(null);
  const last = useRef<Element>(null);
  useEffect(() => {
    const link = navigation.current?.querySelector('[aria-current=page]') ?? null;
    if (link !== last.current && navigation.current && link)
      bringIntoView(link, navigation.current);
    last.current = link;
  });
  return navigation;
}

function bringIntoView(link: Element, navigation: Element): void {
  const whole = navigation.getBoundingClientRect();
  // With what appears around it: the parts of the website beside it, or the unfolded office.
  const group = link.closest('nav[data-sheet=more]') ?? link;
  const own = group.getBoundingClientRect();
  const isClosed = own.height === 0;
  if (isClosed) return;
  if (own.bottom > whole.bottom) navigation.scrollTop += own.bottom - whole.bottom + room;
  if (own.top < whole.top) navigation.scrollTop -= whole.top - own.top + room;
}
