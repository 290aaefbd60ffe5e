import { useCallback, useEffect, useRef } from 'react';
import { callAsStaff } from '../session/staff-call';
import { coalesce } from './coalesce';
import { subscribeToConsoleEvents } from './console-events';

interface LiveAnswer {
  readonly path: `/${string}`;
  /** Milliseconds from one reading to the next. */
  readonly rest: number;
  /** Given the body of each answer; what cannot be read is passed over. It must not change (by identity). */
  readonly onBody: (body: unknown) => void;
}

/** Reads something for staff, and again when something happens to the records. Returns how to ask for it. */
export function useLiveAnswer({ path, rest, onBody }: LiveAnswer): () => void {
  const ask = useRef<() => void>(undefined);
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const reading = coalesce(async () => {
      const answer = await callAsStaff({ method: 'GET', path, signal }).catch(() => undefined);
      if (answer?.ok && !signal.aborted) onBody(answer.body);
    }, rest);
    reading.ask();
    ask.current = reading.ask;
    const unsubscribe = subscribeToConsoleEvents(reading.ask);
    return () => {
      left.abort();
      reading.cancel();
      unsubscribe();
    };
  }, [path, rest, onBody]);
  return useCallback(() => ask.current?.(), []);
}
