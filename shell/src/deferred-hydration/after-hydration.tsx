import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydratedEvent } from './defer-hydration';

interface AfterHydrationProps {
  /** Called first when every component inside is hydrated, to restore what the visitor has typed. */
  readonly putBack: () => void;
  readonly children: ReactNode;
}

/** Lets everything that waited for hydration proceed. */
export function AfterHydration({ putBack, children }: AfterHydrationProps) {
  useEffect(() => {
    putBack();
    // The frame is hydrated, so the controls that it disabled or hid work now.
    delete document.documentElement.dataset['frame'];
    dispatchEvent(new Event(hydratedEvent));
  }, [putBack]);
  return children;
}
