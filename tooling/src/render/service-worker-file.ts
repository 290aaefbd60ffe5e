import type { ShownChurch } from 'contract/church-of';

/**
 * Writes the script at serviceWorkerPath. Browsers compare it byte by byte each time a page is opened, so another
 * pages' version makes another worker and outdates the cached pages.
 * @param code of the live shell's worker; undefined removes the browser's worker
 * @param pagesVersion changes with the content of any page
 * @param church identity and phone for the offline page; undefined if no page has content
 */
export const writeServiceWorker = (
  code: string | undefined,
  pagesVersion: string,
  church?: ShownChurch,
): string => {
  if (code === undefined) return selfRemovingWorker;
  const name = church ? `self.church=${JSON.stringify(church)};\n` : '';
  return `self.pagesVersion=${JSON.stringify(pagesVersion)};\n${name}${code}`;
};

/** Replaces a worker in order to remove it with all its caches. Open pages continue without it. */
export const selfRemovingWorker = `self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => {
  const forgotten = caches.keys().then((names) => Promise.all(names.map((name) => caches.delete(name))));
  event.waitUntil(forgotten.finally(() => self.registration.unregister()));
});
`;
