import type * as whatNext from './what-next';

type WhatNextModule = typeof whatNext;

let fetched: WhatNextModule | undefined;

/** What follows the thanks, if it is here already: no visitor pays for it before the form is used. */
export const loadedWhatNext = (): WhatNextModule | undefined => fetched;

/** Fetches it. Thanks are whole without it, so it is left out where it cannot be fetched. */
export const preloadWhatNext = (): Promise<void> =>
  import('./what-next').then(
    (loaded) => void (fetched = loaded),
    () => undefined,
  );
