import { useEffect } from 'react';
import type { DeclaredRequest } from 'contract/request';
import { loadAgain } from '../query-client';
import { coalesce } from './coalesce';
import { subscribeToConsoleEvents } from './console-events';

/**
 * Loads the responses of a request again after each event of the records.
 * @param rest minimum time between two requests in milliseconds
 */
export function useLiveUpdates(request: DeclaredRequest, rest: number): void {
  useEffect(() => {
    const loading = coalesce(() => loadAgain([request]), rest);
    const unsubscribe = subscribeToConsoleEvents(loading.ask);
    return () => {
      loading.cancel();
      unsubscribe();
    };
  }, [request, rest]);
}
