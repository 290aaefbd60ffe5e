import type { ReactNode } from 'react';
import { directionsAddress, readMapOwner } from 'contract/directions';
import { useHydrated } from 'shared-ui/use-hydrated';

interface DirectionsLinkProps {
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** Leads to the church in the visitor's own map. Until the script is here, and without it, in one that every browser opens. */
export function DirectionsLink({ className, children }: DirectionsLinkProps) {
  const owner = useHydrated() ? readMapOwner(navigator.userAgent) : 'browser';
  return (
    <a href={directionsAddress(owner)} className={className}>
      {children}
    </a>
  );
}
