import { useState } from 'react';
import type { ReactNode } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { useHydrated } from 'shared-ui/use-hydrated';
import styles from './laid-out-when-near.module.css';

interface LaidOutWhenNearProps {
  /** A class that says how high it will be: `contain-intrinsic-block-size`. */
  readonly className: string | undefined;
  readonly children: ReactNode;
}

/**
 * A part of a long page below its first screen: the browser lays it out when it comes near, or is searched or asked for,
 * and paints the first screen sooner. A page that is gone back to is whole, so that its scroll position is exact.
 */
export function LaidOutWhenNear({ className, children }: LaidOutWhenNearProps) {
  const isHydrated = useHydrated();
  const isGoneBackTo = useNavigationType() === NavigationType.Pop && isHydrated;
  // What it was when the page came: going on from here changes nothing in it.
  const [isWhole] = useState(isGoneBackTo);
  return <div className={isWhole ? undefined : `${styles.near} ${className}`}>{children}</div>;
}
