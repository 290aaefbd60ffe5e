import type { ShownChurch } from 'contract/church-of';
import { provideChurch } from 'contract/shown-church';
import { starterChurch } from 'contract/starter-church';
import { createAnswers, cacheVisit } from './answers';
import { findOldStores } from './stores';
import { strategyFor } from './strategy';
import type { PageVisit } from './visit';

/**
 * The assembly prepends `pagesVersion`, which makes each release another worker, and the church's identity where staff
 * have published one.
 */
declare const self: ServiceWorkerGlobalScope & {
  readonly pagesVersion: string;
  readonly church?: ShownChurch;
};

const { pagesVersion, church = starterChurch } = self;
provideChurch(church);
const { origin } = self.location;
const answers = createAnswers(pagesVersion);

// Activation need not wait: nothing is precached, and open pages keep working because their files have versioned
// addresses.
self.addEventListener('install', () => void self.skipWaiting());

self.addEventListener('activate', (event) => event.waitUntil(takeOver()));

self.addEventListener('message', (event) =>
  event.waitUntil(cacheVisit(event.data as PageVisit, { pagesVersion, origin })),
);

self.addEventListener('fetch', (event) => {
  const strategy = strategyFor(event.request, origin);
  if (strategy) event.respondWith(answers[strategy](event));
});

async function takeOver(): Promise<void> {
  const old = findOldStores(await caches.keys(), pagesVersion);
  await Promise.all(old.map((store) => caches.delete(store)));
  await self.clients.claim();
}
