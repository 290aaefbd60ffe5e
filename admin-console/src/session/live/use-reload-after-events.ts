import { useEffect } from 'react';
import { coalesce } from './coalesce';
import { subscribeToConsoleEvents } from './console-events';

/**
 * Loads something again after each event of the records.
 * @param readAgain must not change (by identity)
 * @param rest minimum time between two requests in milliseconds
 */
export function useReloadAfterEvents(readAgain: () => void, rest: number): void {
  useEffect(() => {
    const { ask, cancel } = coalesce(async () => readAgain(), rest);
    const unsubscribe = subscribeToConsoleEvents(ask);
    return () => {
      cancel();
      unsubscribe();
    };
  }, [readAgain, rest]);
}
