import { useCallback, useState } from 'react';

/** Logs an unexpected error that no error boundary catches. */
function logError(error: unknown): void {
  // The browser's console is the only log that a page has.
  // oxlint-disable-next-line no-console -- the one place that logs this
  console.error(error);
}

/**
 * Runs an action that the user started. An unexpected error is logged and gives `failed`, because an error boundary
 * would remove what the user typed.
 */
export async function runOrFallback<Outcome>(
  act: () => Promise<Outcome>,
  failed: Outcome,
): Promise<Outcome> {
  try {
    return await act();
  } catch (error) {
    logError(error);
    return failed;
  }
}

/**
 * Returns a function that runs the asynchronous work of an effect. Its promise never rejects: an abort by `signal` ends
 * the work, and any other error is thrown in the next render, so that the nearest error boundary catches it.
 */
export function useEffectTask() {
  const [, setState] = useState();
  return useCallback(async (task: () => Promise<void>, signal: AbortSignal): Promise<void> => {
    try {
      await task();
    } catch (error) {
      if (error === signal.reason) return;
      // The page was left, so its boundary is unmounted.
      if (signal.aborted) return logError(error);
      setState(() => {
        throw error;
      });
    }
  }, []);
}
