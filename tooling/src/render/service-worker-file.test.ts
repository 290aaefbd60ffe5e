import { runInNewContext } from 'node:vm';
import { starterChurch } from 'contract/starter-church';
import { selfRemovingWorker, writeServiceWorker } from './service-worker-file';

/** Runs the script as a browser runs a service worker, with caches whose deletion may fail. */
async function run(deleteStore: (name: string) => Promise<boolean>) {
  const listeners: Record<string, (event: unknown) => void> = {};
  const registration = { unregister: jest.fn(async () => true) };
  const skipWaiting = jest.fn(async () => undefined);
  const self = {
    registration,
    skipWaiting,
    addEventListener: (type: string, listener: () => void) => (listeners[type] = listener),
  };
  const caches = { keys: async () => ['pages 1', 'assets'], delete: jest.fn(deleteStore) };
  runInNewContext(selfRemovingWorker, { self, caches });
  listeners['install']?.({});
  let activated = Promise.resolve();
  listeners['activate']?.({ waitUntil: (work: Promise<void>) => (activated = work) });
  await activated.catch(() => undefined);
  return { registration, skipWaiting, caches };
}

it('removes itself and all that was kept, without waiting for pages that are open', async () => {
  const { registration, skipWaiting, caches } = await run(async () => true);
  expect(skipWaiting).toHaveBeenCalled();
  expect(caches.delete.mock.calls).toEqual([['pages 1'], ['assets']]);
  expect(registration.unregister).toHaveBeenCalled();
});

it('removes itself even from a browser whose stores are broken', async () => {
  const { registration } = await run(() => Promise.reject(new Error('The disk is broken.')));
  expect(registration.unregister).toHaveBeenCalled();
});

it('says before the worker’s code of which pages it is, and who the church is', () => {
  const run = (script: string) => {
    const self: Record<string, unknown> = {};
    runInNewContext(script, { self });
    return self;
  };
  const church = { ...starterChurch, name: 'Light "&" \u2028 Life' };
  const seen = run(writeServiceWorker('self.seen = self.church;', '1a', church));
  expect(seen).toEqual({ pagesVersion: '1a', church, seen: church });
  expect(run(writeServiceWorker('self.seen = 1;', '1a'))).toEqual({ pagesVersion: '1a', seen: 1 });
});
