import { Suspense, lazy, useState } from 'react';
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
 * A component whose code is loaded when it is first shown, as by React's `lazy`, which keeps a failure for ever: this one
 * shows `Lost` in its place, which can try again, and tries anew by itself whenever it is opened. A fault in the code
 * itself reaches the error boundary.
 */
export function lazyWithRetry<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  { waiting, Lost }: LazyOptions,
): ComponentType<Props> {
  const make = () =>
    lazy<ComponentType<Props>>(() =>
      loadWithRetry(load).then(
        (View) => ({ default: View }),
        (error: unknown) => {
          if (lossOf(error) === undefined) throw error;
          next = make();
          return { default: Retried };
        },
      ),
    );
  /** What is shown when the component is opened the next time. */
  let next = make();

  function Retried(props: Props) {
    const [View, setView] = useState<ComponentType<Props>>();
    const [tries, setTries] = useState(1);
    const [isTrying, setIsTrying] = useState(false);
    if (View) return <View {...props} />;
    const tryAgain = () => {
      setIsTrying(true);
      void loadWithRetry(load)
        .then(
          (Loaded) => setView(() => Loaded),
          (error: unknown) => {
            if (lossOf(error) === undefined)
              return setView(() => {
                throw error;
              });
            setTries((count) => count + 1);
          },
        )
        .finally(() => setIsTrying(false));
    };
    return <Lost tries={tries} isTrying={isTrying} onTryAgain={() => isTrying || tryAgain()} />;
  }

  return function Lazy(props: Props) {
    const [View] = useState(() => next);
    return (
      <Suspense fallback={waiting}>
        <View {...props} />
      </Suspense>
    );
  };
}
