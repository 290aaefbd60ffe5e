/** Where the service worker's script lies: at the root, so that it may answer for every page. */
export const serviceWorkerPath = '/service-worker.js';
