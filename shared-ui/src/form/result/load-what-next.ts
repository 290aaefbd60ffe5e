import type * as whatNext from './what-next';

type WhatNextModule = typeof whatNext;

let fetched: WhatNextModule | undefined;
let fetching: Promise<void> | undefined;

/** The module with the next steps, if it is loaded: only visitors who use the form load it. */
export const loadedWhatNext = (): WhatNextModule | undefined => fetched;

/** Loads it while the visitor types; tries only once, however long they type offline. */
export const preloadWhatNext = (): Promise<void> => (fetching ??= fetchWhatNext());

/**
 * Loads it when it is needed, with one more try. The thank-you message is complete without it, so a failure is ignored.
 */
export async function loadWhatNext(): Promise<WhatNextModule | undefined> {
  await preloadWhatNext();
  if (fetched === undefined) await (fetching = fetchWhatNext());
  return fetched;
}

const fetchWhatNext = (): Promise<void> =>
  import('./what-next').then(
    (loaded) => void (fetched = loaded),
    () => undefined,
  );
