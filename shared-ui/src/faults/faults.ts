import { useCallback, useState } from 'react';

/** One line for a fault of ours that no error boundary hears of. */
function logFault(fault: unknown): void {
  // The browser's console is the only log that a page has.
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.error(fault);
}

/**
 * The outcome of what a user asked for by hand. A fault of ours is logged and counts as `failed`: an error
 * boundary would take away what was typed.
 */
export async function outcomeOrFailure<Outcome>(
  act: () => Promise<Outcome>,
  failed: Outcome,
): Promise<Outcome> {
  try {
    return await act();
  } catch (fault) {
    logFault(fault);
    return failed;
  }
}

/**
 * Gives what runs the work of an effect. Its promise never rejects: when `signal` is aborted the work is over, and any
 * other fault is thrown by the next render, so that the nearest error boundary catches it and React logs it.
 */
export function useEffectTask() {
  const [, setState] = useState();
  return useCallback(async (task: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    try {
      await task();
    } catch (fault) {
      if (fault === signal.reason) return;
      // The page was left: its boundary is gone.
      if (signal.aborted) return logFault(fault);
      setState(() => {
        throw fault;
      });
    }
  }, []);
}
