import type { createBrowserRouter } from 'react-router-dom';

/** Resolves when the router has found the first page and everything that the page needs. */
export function whenInitialised(router: ReturnType<typeof createBrowserRouter>): Promise<void> {
  return new Promise((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe((state) => {
      if (!state.initialized) return;
      stop();
      resolve();
    });
  });
}
