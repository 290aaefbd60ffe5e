/**
 * The script that answers under serviceWorkerPath. Browsers compare it, byte by byte, each time a page is
 * opened: another version of the pages makes another worker of it, and so the pages that the one before has
 * kept are old.
 *
 * @param code of the live shell's worker; undefined removes the worker that a browser has
 * @param pagesVersion changes with the content of any page
 */
export const writeServiceWorker = (code: string | undefined, pagesVersion: string): string =>
  code === undefined
    ? removalWorker
    : `self.pagesVersion=${JSON.stringify(pagesVersion)};\n${code}`;

/** Takes a worker's place to remove it, and all that it has kept. Pages that are open go on without. */
export const removalWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forgotten = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forgotten.finally(() => self.registration.unregister()));
});
`;
