import { serviceWorkerPath } from 'contract/service-worker';
import { whenIdle } from './navigation/when-idle';
import type { PageVisit } from './service-worker/visit';

/**
 * Lets the next visit of this browser be answered by a service worker. Nothing waits for
 * it, and a browser without one, or a page that is not reached over https, goes on as before.
 *
 * @returns whether a newer release than this page's has come since it was opened.
 */
export function registerServiceWorker(): () => boolean {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return () => false;
  let hasNewerRelease = false;
  // Each release has a worker of its own.
  const isAnswered = serviceWorker.controller !== null;
  if (isAnswered) {
    serviceWorker.addEventListener('controllerchange', () => (hasNewerRelease = true));
  }
  whenIdle(() => start(serviceWorker, isAnswered));
  return () => hasNewerRelease;
}

async function start(serviceWorker: ServiceWorkerContainer, isAnswered: boolean): Promise<void> {
  // Never from the HTTP cache: a broken worker must be replaceable at once.
  const options = { updateViaCache: 'none' } as const;
  // Refused by the browser or not reached, it may come with another visit.
  const registration = await serviceWorker
    .register(serviceWorkerPath, options)
    .catch(() => undefined);
  if (!registration) return;
  if (isAnswered) return void registration.update().catch(() => undefined);
  const { active } = await serviceWorker.ready;
  active?.postMessage(describeVisit());
}

function describeVisit(): PageVisit {
  const elements = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>('[integrity]');
  const named = [...elements].map((element): [string, string] => [
    'src' in element ? element.src : element.href,
    element.getAttribute('integrity') ?? '',
  ]);
  // webpack takes the elements of its chunks away again.
  const { askedChunks = {} } = window as { askedChunks?: Record<string, string> };
  const chunks = Object.entries(askedChunks);
  return {
    page: location.href,
    pinned: [...named, ...chunks].map(([url, integrity]) => ({ url, integrity })),
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}
