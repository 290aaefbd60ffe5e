/**
 * Work that pauses: each `yield` is a place where the browser may draw and answer before it goes on
 * (issue 5: no task of 50 ms or more).
 */
export type TimeSlicedTask<Result> = Generator<undefined, Result, undefined>;

/** In milliseconds. A frame has 16; what is left of it is the browser's. */
const sliceLength = 12;

/** How many steps of a loop lie between two pauses: reading the clock at each would cost as much as the work. */
export const stepsPerPause = 256;

/** Does all of it at once. */
export function runToEnd<Result>(work: TimeSlicedTask<Result>): Result {
  let step = work.next();
  while (!step.done) step = work.next();
  return step.value;
}

/** Works for one slice, or to the `end` of one that has begun; the last step, if it got that far. */
export function runOneSlice<Result>(
  work: TimeSlicedTask<Result>,
  end = performance.now() + sliceLength,
): IteratorReturnResult<Result> | undefined {
  do {
    const step = work.next();
    if (step.done) return step;
  } while (performance.now() < end);
  return undefined;
}

/** Works that come one after the other and share slices: the browser is let in between two slices. */
export class TimeSlicer {
  #end = performance.now() + sliceLength;

  /** Rejects when `signal` is aborted. */
  async work<Result>(work: TimeSlicedTask<Result>, signal?: AbortSignal): Promise<Result> {
    for (;;) {
      const last = runOneSlice(work, this.#end);
      if (last) return last.value;
      await yieldToMain();
      signal?.throwIfAborted();
      this.#end = performance.now() + sliceLength;
    }
  }
}

/** Does the work in slices of its own. */
export const runInTimeSlices = <Result>(
  work: TimeSlicedTask<Result>,
  signal?: AbortSignal,
): Promise<Result> => new TimeSlicer().work(work, signal);

/**
 * Resolves when the browser has dealt with what was waiting. `scheduler.yield` is in Chrome 129 and Firefox 142,
 * not yet in Safari.
 */
export const yieldToMain = (): Promise<void> =>
  typeof scheduler !== 'undefined' && 'yield' in scheduler
    ? scheduler.yield()
    : new Promise((resolve) => setTimeout(resolve));

/** Resolves when the browser has nothing else to do, or after a second. Safari cannot tell. */
export const untilIdle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'undefined') setTimeout(resolve, 20);
    else requestIdleCallback(() => resolve(), { timeout: 1000 });
  });
