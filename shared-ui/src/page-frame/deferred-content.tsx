import { useDeferredValue } from 'react';
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
  const isDue = useDeferredValue(true, isClicked && hash === '' ? false : undefined);
  // The footer stays out of sight meanwhile.
  return isDue ? children : <div className={styles.room} />;
}
