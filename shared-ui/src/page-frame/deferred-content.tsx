import { startTransition, useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router-dom';
import styles from './deferred-content.module.css';

/**
 * The content after a page's headline. After a click on a link it is rendered once the headline is painted, because a
 * whole page takes too long on a slow phone. On a page load, on Back or with a fragment it is rendered at once, for the
 * scroll position.
 */
export function DeferredContent({ children }: { readonly children: ReactNode }) {
  const isClicked = useNavigationType() === NavigationType.Push;
  const { hash } = useLocation();
  const isDue = useAfterPaint(isClicked && hash === '');
  // Keeps the footer out of sight meanwhile.
  return isDue ? children : <div className={styles.room} />;
}

/**
 * Whether a frame has been painted since the first render. React's own deferring does not wait for one: it would render
 * the whole page before a late headline is painted.
 */
function useAfterPaint(isAwaited: boolean): boolean {
  const [isDue, setIsDue] = useState(!isAwaited);
  useEffect(
    () => (isDue ? undefined : afterPaint(() => startTransition(() => setIsDue(true)))),
    [isDue],
  );
  return isDue;
}

/** @returns cancels it */
function afterPaint(act: () => void): () => void {
  let task: ReturnType<typeof setTimeout> | undefined;
  // The callback runs before the frame is painted, the next task after it.
  const frame = requestAnimationFrame(() => (task = setTimeout(act)));
  return () => {
    cancelAnimationFrame(frame);
    clearTimeout(task);
  };
}
