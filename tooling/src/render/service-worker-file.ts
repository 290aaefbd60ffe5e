import type { ShownChurch } from 'contract/church-of';

/**
 * The script that answers under serviceWorkerPath. Browsers compare it, byte by byte, each time a page is
 * opened: another version of the pages makes another worker of it, and so the pages that the one before has
 * kept are old.
 *
 * @param code of the live shell's worker; undefined removes the worker that a browser has
 * @param pagesVersion changes with the content of any page
 * @param church whom the page without a connection names, and says how to call; undefined where no page has content
 */
export const writeServiceWorker = (
  code: string | undefined,
  pagesVersion: string,
  church?: ShownChurch,
): string => {
  if (code === undefined) return removalWorker;
  const name = church ? `self.church=${JSON.stringify(church)};\n` : '';
  return `self.pagesVersion=${JSON.stringify(pagesVersion)};\n${name}${code}`;
};

/** Takes a worker's place to remove it, and all that it has kept. Pages that are open go on without. */
export const removalWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forgotten = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forgotten.finally(() => self.registration.unregister()));
});
`;
