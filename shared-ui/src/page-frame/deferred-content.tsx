import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styles from './deferred-content.module.css';

/**
 * What comes after a page's headline. A click on a link is answered by the headline, and this follows once that is
 * painted: on a slow phone a whole page takes longer than a click may. A page that is loaded, gone back to or
 * asked for by a fragment is there at once, since its scroll position must be.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const isClicked = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  const isDue = useAfterPaint(isClicked && hash === '');
  // The footer stays out of sight meanwhile.
  return isDue ? children : <div className={styles.room} />;
}

/**
 * Whether a frame has been painted since the first rendering, where one is awaited. React's own deferring awaits none:
 * where a frame is late, the whole page is rendered before its headline is painted.
 */
function useAfterPaint(isAwaited: boolean): boolean {
  const [isDue, setIsDue] = useState(!isAwaited);
  useEffect(
    () => (isDue ? undefined : afterPaint(() => startTransition(() => setIsDue(true)))),
    [isDue],
  );
  return isDue;
}

/** @returns calls it off */
function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // A frame's callbacks come before it is painted, the next task after.
  const frame = requestAnimationFrame(() => (task = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
