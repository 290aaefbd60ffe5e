import { useEffect } from 'react';
import type { DeclaredRequest } from 'contract/request';
import type { RecordKind } from 'contract/review';
import { queryClient, toQueryKey } from '../query-client';
import { coalesce } from './coalesce';
import { subscribeToConsoleEvents } from './console-events';

/**
 * Loads the responses of a request again after each event of the records.
 * @param rest minimum time between two requests in milliseconds
 * @param kind the only section whose changes matter; absent: all events of all sections do
 * @param query only the responses for a query that has these parts, always the same object; absent: all of them
 */
export function useLiveUpdates(
  request: DeclaredRequest,
  rest: number,
  kind?: RecordKind,
  query?: object,
): void {
  useEffect(() => {
    const queryKey = toQueryKey(request, query && { query });
    const loading = coalesce(() => queryClient.invalidateQueries({ queryKey }), rest);
    const unsubscribe = subscribeToConsoleEvents((event) => {
      const isChange = event.name === 'changed' && event.kind === kind;
      if (kind === undefined || event.name === 'resumed' || isChange) loading.ask();
    });
    return () => {
      loading.cancel();
      unsubscribe();
    };
  }, [request, rest, kind, query]);
}
