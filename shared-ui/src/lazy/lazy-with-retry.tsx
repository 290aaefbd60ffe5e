import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadWithRetry, lossOf } from './load-with-retry';

/** What a view is told that stands in the place of one that could not be loaded. */
export interface LostViewProps {
  /** How often it was tried in vain. */
  readonly tries: number;
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
}

interface LazyOptions {
  /** Shown until the code is there. */
  readonly waiting?: ReactNode;
  /** Shown where it did not arrive. Everything around it stays. */
  readonly Lost: ComponentType<LostViewProps>;
}

/**
 * A component whose code is loaded when it is first shown, in a browser alone. React's own `lazy` keeps a failure for ever:
 * this one shows `Lost` in its place, which can try again, and tries anew by itself whenever it is opened. A fault in the
 * code itself reaches the error boundary.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, Lost }: LazyOptions,
): ComponentType<Props> {
  /** Once it is there, for all that show it. */
  let found: ComponentType<Props> | undefined;

  return function Lazy(props: Props) {
    const [{ tries, isTrying }, set] = useState({ tries: 0, isTrying: true });
    const View = found;
    useEffect(() => {
      if (found || !isTrying) return;
      void loadWithRetry(load).then(
        (Loaded) => {
          found = Loaded;
          set({ tries, isTrying: false });
        },
        (error: unknown) =>
          set(() => {
            if (lossOf(error) === undefined) throw error;
            return { tries: tries + 1, isTrying: false };
          }),
      );
    }, [tries, isTrying]);
    if (View) return <View {...props} />;
    if (tries === 0) return waiting;
    const tryAgain = () => set({ tries, isTrying: true });
    return <Lost tries={tries} isTrying={isTrying} onTryAgain={tryAgain} />;
  };
}
