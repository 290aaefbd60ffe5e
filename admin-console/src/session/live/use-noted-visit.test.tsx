import { renderHook } from '@testing-library/react';
import { noteVisit } from 'contract/today-requests';
import { fakeNetwork } from 'shared-ui/fake-network';
import { useNotedVisit } from './use-noted-visit';

const hour = 3_600_000;

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

function show(state: DocumentVisibilityState) {
  jest.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
}

it('says that the console is open, then hourly while it is visible', async () => {
  const calls = fakeNetwork(() => ({ status: 204 }));
  const visitsAfter = async (time: number) => {
    await jest.advanceTimersByTimeAsync(time);
    return calls.filter(({ path }) => path === noteVisit.path).length;
  };
  const { unmount, rerender } = renderHook((isOpen: boolean) => useNotedVisit(isOpen), {
    initialProps: false,
  });
  expect(await visitsAfter(0)).toBe(0);
  rerender(true);
  expect(await visitsAfter(0)).toBe(1);
  show('hidden');
  expect(await visitsAfter(3 * hour)).toBe(1);
  show('visible');
  expect(await visitsAfter(0)).toBe(2);
  show('hidden');
  show('visible');
  expect(await visitsAfter(0)).toBe(2);
  expect(await visitsAfter(hour)).toBe(3);
  unmount();
  expect(await visitsAfter(2 * hour)).toBe(3);
});
