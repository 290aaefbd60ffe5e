import { useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useHydrated } from 'shared-ui/use-hydrated';
import styles from './lazy-layout-section.module.css';

interface LaidOutWhenNearProps {
  /** A class that sets the estimated height: `contain-intrinsic-block-size`. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part of a long page below the first screen. The browser lays it out when it comes near the viewport, or for a
 * search, so that the first screen is painted sooner. After Back the whole page is laid out, so that the scroll
 * position is exact.
 */
export function LazyLayoutSection({ className, children }: LaidOutWhenNearProps) {
  const isHydrated = useHydrated();
  const isGoneBackTo = useNavigationType() === NavigationType.Pop && isHydrated;
  // State, so that later navigations do not change it.
  const [isWhole] = useState(isGoneBackTo);
  return <div className={isWhole ? undefined : `${styles.near} ${className}`}>{children}</div>;
}
