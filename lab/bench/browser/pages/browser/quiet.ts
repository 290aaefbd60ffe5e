import type { Page, Request } from '@playwright/test';
import type { RecordingWindow } from './page-record.ts';

const timeouts = 60_000;

/**
 * Watches a page's requests from now on. `silence` is the number of milliseconds without a request or a long task after
 * which the page counts as quiet.
 */
export function watchRequests(page: Page): { untilQuiet(silence?: number): Promise<void> } {
  const open = new Set<Request>();
  let lastChange = performance.now();
  const change = (apply: (request: Request) => void) => (request: Request) => {
    apply(request);
    lastChange = performance.now();
  };
  page.on(
    'request',
    change((request) => open.add(request)),
  );
  page.on(
    'requestfinished',
    change((request) => open.delete(request)),
  );
  page.on(
    'requestfailed',
    change((request) => open.delete(request)),
  );
  return {
    async untilQuiet(silence = 1500) {
      const end = performance.now() + timeouts;
      while (performance.now() < end) {
        await new Promise((resolve) => setTimeout(resolve, 50));
        if (open.size > 0 || performance.now() - lastChange < silence) continue;
        if (await page.evaluate(isAtRest, silence).catch(() => false)) return;
      }
      throw new Error(`${page.url()} does not come to rest.`);
    },
  };
}

/** Tells whether the page has loaded, is idle, and has its service worker ready if it has one. It runs in the page. */
async function isAtRest(quiet: number): Promise<boolean> {
  const last = (window as unknown as RecordingWindow).pageRecord.longTasks.at(-1);
  const isBusy = last !== undefined && performance.now() - last.at - last.duration < quiet;
  const worker = await navigator.serviceWorker?.getRegistration();
  const isWorkerComing = worker !== undefined && worker.active?.state !== 'activated';
  return document.readyState === 'complete' && !isBusy && !isWorkerComing;
}
