import { useCallback, useEffect, useState } from 'react';
import type { AnswerReader } from 'contract/answer-reader';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff, getMessage } from './staff-call';

interface StaffAnswer<Body> {
  /** Undefined until it is loaded. */
  readonly body: Body | undefined;
  /** The number of failed attempts while there is no body. */
  readonly tries: number;
  /** The server's reason for the last failure, if it gave one. */
  readonly reason: string | undefined;
}

interface LoadedAnswer<Body> extends StaffAnswer<Body> {
  readonly isTrying: boolean;
  readonly readAgain: () => void;
  /** Replaces the body with the response to a change. */
  readonly put: (body: Body) => void;
}

const nothing = { body: undefined, tries: 0, reason: undefined };

/**
 * Loads the response to a staff request, again for each new path or on demand. The body stays if a reload fails.
 * @param read must be the same function each time
 */
export function useStaffAnswer<Body>(
  path: `/${string}`,
  read: AnswerReader<Body>,
): LoadedAnswer<Body> {
  const [answered, setAnswered] = useState<StaffAnswer<Body> & { readonly path: string }>();
  const [turn, setTurn] = useState(0);
  const [isTrying, setIsTrying] = useState(true);
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const load = async () => {
      const answer = await callAsStaff({ method: 'GET', path, signal }, read);
      signal.throwIfAborted();
      setIsTrying(false);
      setAnswered((before) => {
        const known = before?.path === path ? before : { path, ...nothing };
        if (answer.ok) return { ...known, body: answer.body };
        return { ...known, tries: known.tries + 1, reason: getMessage(answer.error) };
      });
    };
    void run(load, signal);
    return () => left.abort();
  }, [path, read, turn, run]);
  const readAgain = useCallback(() => {
    setIsTrying(true);
    setTurn((last) => last + 1);
  }, []);
  const put = useCallback((body: Body) => setAnswered({ path, ...nothing, body }), [path]);
  const { body, tries, reason } = answered?.path === path ? answered : nothing;
  return { body, tries, reason, isTrying, readAgain, put };
}
