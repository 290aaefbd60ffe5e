import { useCallback, useEffect, useRef } from 'react';
import type { AnswerReader } from 'contract/answer-reader';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff } from '../staff-call';
import { coalesce } from './coalesce';
import { subscribeToConsoleEvents } from './console-events';

interface LiveAnswer<Body> {
  readonly path: `/${string}`;
  readonly read: AnswerReader<Body>;
  /** Minimum time between two requests in milliseconds. */
  readonly rest: number;
  /** Receives the body of each response, undefined after a failure. It must not change (by identity). */
  readonly onBody: (body: Body | undefined) => void;
}

/**
 * Requests something for staff, and again after each event of the records. Returns the function that requests it now.
 */
export function useLiveRequest<Body>(live: LiveAnswer<Body>): () => void {
  const { path, read, rest, onBody } = live;
  const ask = useRef<() => void>(undefined);
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const readOnce = async () => {
      const answer = await callAsStaff({ method: 'GET', path, signal }, read);
      if (!signal.aborted) onBody(answer.ok ? answer.body : undefined);
    };
    const reading = coalesce(() => run(readOnce, signal), rest);
    reading.ask();
    ask.current = reading.ask;
    const unsubscribe = subscribeToConsoleEvents(reading.ask);
    return () => {
      left.abort();
      reading.cancel();
      unsubscribe();
    };
  }, [path, read, rest, onBody, run]);
  return useCallback(() => ask.current?.(), []);
}
