import { SessionChanges } from './session-changes';

const changes = new SessionChanges('church:test-session');

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

it('tells those who were bundled apart, and nobody of another kind of session', () => {
  const [same, other] = [jest.fn(), jest.fn()];
  const leave = [
    new SessionChanges('church:test-session').subscribe(same),
    new SessionChanges('church:other-session').subscribe(other),
  ];
  changes.announce();
  expect(same).toHaveBeenCalledTimes(1);
  expect(other).not.toHaveBeenCalled();
  for (const end of leave) end();
});
