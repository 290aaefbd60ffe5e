import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';

/** In pixels: the next link is seen in part, so that there is more to be guessed. */
const room = 24;

/**
 * Scrolls a navigation that is higher than its window to the current link, which a user who came by an address would
 * not see. Not while it stays the same: what was scrolled by hand stays.
 */
export function useCurrentInView(): RefObject<HTMLDivElement | null> {
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
  const [own, whole] = [link.getBoundingClientRect(), navigation.getBoundingClientRect()];
  const isClosed = own.height === 0;
  if (isClosed) return;
  if (own.bottom > whole.bottom) navigation.scrollTop += own.bottom - whole.bottom + room;
  if (own.top < whole.top) navigation.scrollTop -= whole.top - own.top + room;
}
