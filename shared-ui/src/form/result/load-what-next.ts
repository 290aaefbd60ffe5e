import type * as whatNext from './what-next';

type WhatNextModule = typeof whatNext;

let fetched: WhatNextModule | undefined;
let fetching: Promise<void> | undefined;

/** What follows the thanks, if it is here already: no visitor pays for it before the form is used. */
export const loadedWhatNext = (): WhatNextModule | undefined => fetched;

/** Fetches it while the visitor types; one try, however long they type without a network. */
export const preloadWhatNext = (): Promise<void> => (fetching ??= fetchWhatNext());

/** The same when it is needed: tries once more. Thanks are whole without it, so it is left out where that fails too. */
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
