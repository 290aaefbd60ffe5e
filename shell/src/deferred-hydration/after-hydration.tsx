import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { hydratedEvent } from './defer-hydration';

interface AfterHydrationProps {
  /** What comes first when every component inside is at work. */
  readonly putBack: () => void;
  readonly children: ReactNode;
}

/** Lets what has waited for the script go on once it is at work. */
export function AfterHydration({ putBack, children }: AfterHydrationProps) {
  useEffect(() => {
    putBack();
    // What a frame has not offered so far works from here on.
    delete document.documentElement.dataset['frame'];
    dispatchEvent(new Event(hydratedEvent));
  }, [putBack]);
  return children;
}
