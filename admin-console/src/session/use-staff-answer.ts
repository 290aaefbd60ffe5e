import { useCallback, useEffect, useState } from 'react';
import type { AnswerReader } from 'contract/answer-reader';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff } from './staff-call';

interface LoadedAnswer<Body> {
  /** Undefined until it is there. */
  readonly body: Body | undefined;
  /** How often it could not be had, while there is none. */
  readonly tries: number;
  readonly isTrying: boolean;
  readonly readAgain: () => void;
  /** What a change was answered. */
  readonly put: (body: Body) => void;
}

/** Reads something about the account once, and again when it is asked to. What is there stays when that fails. */
export function useStaffAnswer<Body>(
  path: `/${string}`,
  read: AnswerReader<Body>,
): LoadedAnswer<Body> {
  const [body, setBody] = useState<Body>();
  const [tries, setTries] = useState(0);
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
      if (answer.ok) setBody(answer.body);
      else setTries((before) => before + 1);
    };
    void run(load, signal);
    return () => left.abort();
  }, [path, read, turn, run]);
  const readAgain = useCallback(() => {
    setIsTrying(true);
    setTurn((last) => last + 1);
  }, []);
  return { body, tries, isTrying, readAgain, put: setBody };
}
