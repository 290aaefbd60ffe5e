import type { ReactNode } from 'react';
import { directionsAddress, detectPlatform } from 'contract/directions';
import { useHydrated } from 'shared-ui/use-hydrated';

interface DirectionsLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/**
 * Opens directions to the church in the visitor's own map app. Before hydration, and without JavaScript, it opens a map
 * that works in every browser.
 */
export function DirectionsLink({ className, children }: DirectionsLinkProps) {
  const owner = useHydrated() ? detectPlatform(navigator.userAgent) : 'browser';
  return (
    <a href={directionsAddress(owner)} className={className}>
      {children}
    </a>
  );
}
