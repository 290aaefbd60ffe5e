import { startTransition, useEffect, useMemo, useReducer, useState } from 'react';
import { yieldToMain, untilIdle, runOneSlice } from './time-sliced-task';
import type { TimeSlicedTask } from './time-sliced-task';

export interface WorkProgress<Result> {
  /** The newest result; undefined until there is one. */
  readonly result: Result | undefined;
  /** Whether `result` belongs to the previous work, because the current one is not finished. */
  readonly isPending: boolean;
}

/**
 * `now`: the user waits for the result; short work is done in the first render. `idle`: the work starts only after the
 * screen has been painted.
 */
export type Urgency = 'now' | 'idle';

/**
 * Runs work in slices while the component is mounted; between two slices the browser can handle input. `begin` starts
 * the work and must change (by identity) when its input does. The result is rendered as a transition: rendering a whole
 * table at once would be one long task that blocks typing. An error in the work is thrown by the next render.
 */
export function useTimeSlicedTask<Result>(
  begin: () => TimeSlicedTask<Result>,
  urgency: Urgency = 'now',
): WorkProgress<Result> {
  const run = useMemo(() => new WorkRun(begin(), urgency), [begin, urgency]);
  const [, redraw] = useReducer((times: number) => times + 1, 0);
  useEffect(() => run.subscribe(() => startTransition(redraw)), [run]);
  const finished = run.read();
  const [last, setLast] = useState(finished);
  // The previous result stays on the screen until there is a new one.
  if (finished && finished !== last) setLast(finished);
  return { result: (finished ?? last)?.value, isPending: !finished };
}

/** One run of the work, with listeners for its end. It pauses while it has no listener. */
class WorkRun<Result> {
  /** Released when it is finished, because it may hold much memory. */
  #work: TimeSlicedTask<Result> | undefined;
  readonly #pause: () => Promise<void>;
  readonly #listeners = new Set<() => void>();
  #finished: { readonly value: Result } | undefined;
  #failed: { readonly error: unknown } | undefined;
  #isRunning = false;

  constructor(work: TimeSlicedTask<Result>, urgency: Urgency) {
    this.#work = work;
    this.#pause = urgency === 'now' ? yieldToMain : untilIdle;
    if (urgency === 'now') this.#runOneSlice();
  }

  /** @throws the error that the work threw */
  read(): { readonly value: Result } | undefined {
    if (this.#failed) throw this.#failed.error;
    return this.#finished;
  }

  /** Calls `listener` when the work is finished, unless it already is. Returns the function that unsubscribes. */
  subscribe(listener: () => void): () => void {
    this.#listeners.add(listener);
    void this.#goOn();
    return () => {
      this.#listeners.delete(listener);
    };
  }

  async #goOn(): Promise<void> {
    if (this.#isRunning || this.#finished) return;
    this.#isRunning = true;
    try {
      // oxlint-disable-next-line typescript/no-unnecessary-condition -- a slice may finish it
      while (!this.#finished && this.#listeners.size > 0) {
        await this.#pause();
        if (this.#listeners.size > 0) this.#runOneSlice();
      }
    } catch (error) {
      // No error boundary catches errors outside of a render, so the error is kept and thrown by the next one.
      this.#failed = { error };
    }
    this.#isRunning = false;
    for (const listener of this.#listeners) listener();
  }

  #runOneSlice(): void {
    this.#finished = this.#work && runOneSlice(this.#work);
    if (this.#finished) this.#work = undefined;
  }
}
