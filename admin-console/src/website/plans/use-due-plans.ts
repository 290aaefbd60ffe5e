import { useEffect } from 'react';
import type { StoredEntry } from 'contract/stored-entry';

/**
 * Milliseconds: the delay after a plan's time until it is requested, and the longest delay while it is still waiting.
 */
const rest = 3000;
const longest = 60_000;
/** The maximum delay of timers. */
const mostDelay = 2 ** 31 - 1;

/** Reloads when a plan should have been carried out. */
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
