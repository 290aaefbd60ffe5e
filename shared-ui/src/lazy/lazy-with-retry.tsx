import { useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';
import { loadWithRetry, getChunkErrorType } from './load-with-retry';

/** Props of the view that replaces one that could not be loaded. */
export interface LostViewProps {
  /** Number of failed attempts. */
  readonly tries: number;
  readonly isTrying: boolean;
  readonly onTryAgain: () => void;
}

interface LazyOptions {
  /** Shown while the code is being loaded. */
  readonly waiting?: ReactNode;
  /** Shown if loading failed; everything around it stays. */
  readonly Lost: ComponentType<LostViewProps>;
}

/**
 * A component whose code is loaded when it is first rendered, only in browsers. React's own `lazy` keeps a failure for
 * ever: this one renders `Lost` instead, which can try again, and tries again when it is mounted anew. An error in the
 * code itself reaches the error boundary.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, Lost }: LazyOptions,
): ComponentType<Props> {
  /** Shared by all instances once it is loaded. */
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
            if (getChunkErrorType(error) === undefined) throw error;
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
