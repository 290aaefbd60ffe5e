import { waitFor } from '@testing-library/react';
import { registerServiceWorker } from './register-service-worker';

/** Replaces the browser's service worker API, which jsdom lacks. */
function offer({ controller = null as object | null } = {}) {
  const active = { postMessage: jest.fn() };
  const registration = { active, update: jest.fn(async () => undefined) };
  const listeners: (() => void)[] = [];
  const serviceWorker = {
    controller,
    ready: Promise.resolve(registration),
    register: jest.fn(async () => registration),
    addEventListener: (_type: string, listener: () => void) => listeners.push(listener),
  };
  Object.defineProperty(navigator, 'serviceWorker', { value: serviceWorker, configurable: true });
  return {
    ...registration,
    register: serviceWorker.register,
    takeOver: () => listeners.forEach((listener) => listener()),
  };
}

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (work: () => void) => setTimeout(work) });
  performance.getEntriesByType = () => [
    { name: 'http://localhost/art/a.avif' } as PerformanceEntry,
  ];
});

it('registers once the page has loaded, past every cache', async () => {
  const readyState = jest.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { register } = offer();
  registerServiceWorker();
  readyState.mockReturnValue('complete');
  await Promise.resolve();
  expect(register).not.toHaveBeenCalled();
  window.dispatchEvent(new Event('load'));
  await waitFor(() =>
    expect(register).toHaveBeenCalledWith('/service-worker.js', { updateViaCache: 'none' }),
  );
});

it('tells the first worker what the page had loaded before', async () => {
  document.head.innerHTML = '<script src="/assets/shell/1/main.js" integrity="sha384-x"></script>';
  Object.assign(window, { askedChunks: { 'http://localhost/assets/shell/1/7.js': 'sha384-y' } });
  const { active, update, takeOver } = offer();
  const hasNewerRelease = registerServiceWorker();
  await waitFor(() => expect(active.postMessage).toHaveBeenCalled());
  expect(active.postMessage.mock.calls).toEqual([
    [
      {
        page: 'http://localhost/',
        pinned: [
          { url: 'http://localhost/assets/shell/1/main.js', integrity: 'sha384-x' },
          { url: 'http://localhost/assets/shell/1/7.js', integrity: 'sha384-y' },
        ],
        loaded: ['http://localhost/art/a.avif'],
      },
    ],
  ]);
  expect(update).not.toHaveBeenCalled();
  // The first worker belongs to this page's release, which is therefore not older.
  takeOver();
  expect(hasNewerRelease()).toBe(false);
});

it('looks for a newer worker where one has answered, and knows when it has come', async () => {
  const { active, update, takeOver } = offer({ controller: {} });
  const hasNewerRelease = registerServiceWorker();
  await waitFor(() => expect(update).toHaveBeenCalled());
  expect(active.postMessage).not.toHaveBeenCalled();
  expect(hasNewerRelease()).toBe(false);
  takeOver();
  expect(hasNewerRelease()).toBe(true);
});

it('hides no fault of our own behind a worker that cannot be had', async () => {
  offer();
  const planted = new TypeError('planted');
  performance.getEntriesByType = () => {
    throw planted;
  };
  let begun: unknown;
  const whenIdle = (work: () => unknown) => (begun = work());
  jest.resetModules();
  jest.doMock('./navigation/when-idle', () => ({ whenIdle }));
  (await import('./register-service-worker')).registerServiceWorker();
  jest.dontMock('./navigation/when-idle');
  await expect(begun).rejects.toBe(planted);
});

it('goes on without a worker where there can be none', async () => {
  const { register } = offer();
  register.mockRejectedValue(new DOMException('Storage is blocked.', 'SecurityError'));
  const hasNewerRelease = registerServiceWorker();
  await waitFor(() => expect(register).toHaveBeenCalled());
  expect(hasNewerRelease()).toBe(false);
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined, configurable: true });
  expect(registerServiceWorker()()).toBe(false);
});
