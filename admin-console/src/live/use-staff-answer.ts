import { useCallback, useEffect, useState } from 'react';
import type { AnswerReader } from 'contract/answer-reader';
import { useEffectTask } from 'shared-ui/faults';
import { callAsStaff, wordsOf } from '../session/staff-call';

export type StaffAnswer<Body> =
  | { readonly state: 'loading' }
  /** `tries` counts from 1. */
  | {
      readonly state: 'failed';
      readonly reason: string | undefined;
      readonly tries: number;
      readonly isTrying: boolean;
    }
  | { readonly state: 'loaded'; readonly body: Body };

/**
 * What the server answers to a question, anew for each path. The second value asks again, behind what is shown.
 * @param read the same function each time
 */
export function useStaffAnswer<Body>(
  path: `/${string}`,
  read: AnswerReader<Body>,
): readonly [StaffAnswer<Body>, () => void] {
  const [answered, setAnswered] = useState<{ path: string; answer: StaffAnswer<Body> }>();
  const [round, setRound] = useState(0);
  const run = useEffectTask();
  useEffect(() => {
    const left = new AbortController();
    const { signal } = left;
    const ask = async () => {
      const answer = await callAsStaff({ method: 'GET', path, signal }, read);
      setAnswered({
        path,
        answer: answer.ok
          ? { state: 'loaded', body: answer.body }
          : { state: 'failed', reason: wordsOf(answer.error), tries: round + 1, isTrying: false },
      });
    };
    void run(ask, signal);
    return () => left.abort();
  }, [path, read, round, run]);
  const askAgain = useCallback(() => {
    setAnswered((was) =>
      was && was.answer.state === 'failed'
        ? { ...was, answer: { ...was.answer, isTrying: true } }
        : was,
    );
    setRound((before) => before + 1);
  }, []);
  return [answered?.path === path ? answered.answer : { state: 'loading' }, askAgain];
}
