import { serviceWorkerPath } from 'contract/service-worker';
import { whenIdle } from './navigation/when-idle';
import type { PageVisit } from './service-worker/visit';

/**
 * Registers the service worker for the next visit. Nothing waits for it, and a browser without service workers or a
 * page without https is not affected.
 * @returns tells whether a newer release has arrived since this page was opened
 */
export function registerServiceWorker(): () => boolean {
  const { serviceWorker } = navigator as Partial<Navigator>;
  if (!serviceWorker) return () => false;
  let hasNewerRelease = false;
  // Each release has its own worker, so a new controller means a new release.
  const isAnswered = serviceWorker.controller !== null;
  if (isAnswered) {
    serviceWorker.addEventListener('controllerchange', () => (hasNewerRelease = true));
  }
  whenIdle(() => start(serviceWorker, isAnswered));
  return () => hasNewerRelease;
}

async function start(serviceWorker: ServiceWorkerContainer, isAnswered: boolean): Promise<void> {
  // The worker never comes from the HTTP cache: a broken one must be replaceable at once.
  const options = { updateViaCache: 'none' } as const;
  // If the browser refuses the worker or cannot reach it, the next visit tries again.
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
  // webpack removes the script elements of its chunks, so the page records them.
  const { askedChunks = {} } = window as { askedChunks?: Record<string, string> };
  const chunks = Object.entries(askedChunks);
  return {
    page: location.href,
    pinned: [...named, ...chunks].map(([url, integrity]) => ({ url, integrity })),
    loaded: performance.getEntriesByType('resource').map(({ name }) => name),
  };
}
