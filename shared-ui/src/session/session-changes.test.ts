import { SessionChanges } from './session-changes';

const changes = new SessionChanges();

it.each<[string, () => void]>([
  ['changed here', () => changes.announce()],
  ['changed in another tab', () => window.dispatchEvent(new StorageEvent('storage'))],
  ['perhaps changed while the page was cached', () => window.dispatchEvent(new Event('pageshow'))],
])('tells its subscribers when a session was %s, until they leave', (_when, change) => {
  const listener = jest.fn();
  const leave = changes.subscribe(listener);
  change();
  expect(listener).toHaveBeenCalledTimes(1);
  leave();
  change();
  expect(listener).toHaveBeenCalledTimes(1);
});
