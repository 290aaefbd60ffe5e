/** The service worker's script must be at the root, so that its scope covers every page. */
export const serviceWorkerPath = '/service-worker.js';
