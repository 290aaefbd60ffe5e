import { useEffect } from 'react';
import type { StoredEntry } from 'contract/content-api';

/** Milliseconds: how long after its time a plan is asked for, and how soon and how long again while it still waits. */
const rest = 3000;
const longest = 60_000;
/** Timers know no longer time. */
const mostDelay = 2 ** 31 - 1;

/** Asks again when something that is planned should have happened. */
export function useDuePlans(entries: readonly StoredEntry[], askAgain: () => void): void {
  useEffect(() => {
    const now = Date.now();
    const dues = entries
      .flatMap(({ plans = [] }) => plans)
      .filter(({ state }) => state === 'waiting')
      .map(({ due }) => Date.parse(due))
      .filter((due) => due > now - longest);
    if (dues.length === 0) return;
    const delay = Math.max(Math.min(...dues) - now, 0) + rest;
    if (delay > mostDelay) return;
    const timer = setTimeout(askAgain, delay);
    return () => clearTimeout(timer);
  });
}
