import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { takenOver } from './defer-hydration';

interface TakenOverProps {
  /** What comes first when every component inside is at work. */
  readonly putBack: () => void;
  readonly children: ReactNode;
}

/** Lets what has waited for the script go on once it is at work. */
export function TakenOver({ putBack, children }: TakenOverProps) {
  useEffect(() => {
    putBack();
    dispatchEvent(new Event(takenOver));
  }, [putBack]);
  return children;
}
