import { loadOnce } from './load-once';

it('loads once for all who ask', async () => {
  const kept = new Map<string, Promise<string>>();
  const load = jest.fn(async () => 'loaded');
  const asked = [loadOnce(kept, 'a', load), loadOnce(kept, 'a', load)];
  expect(await Promise.all(asked)).toEqual(['loaded', 'loaded']);
  expect(await loadOnce(kept, 'a', load)).toBe('loaded');
  expect(load).toHaveBeenCalledTimes(1);
});

it('loads anew for whoever asks after a failure', async () => {
  const kept = new Map<string, Promise<string>>();
  const lost = new Error('lost');
  await expect(loadOnce(kept, 'a', () => Promise.reject(lost))).rejects.toBe(lost);
  expect(await loadOnce(kept, 'a', async () => 'loaded')).toBe('loaded');
});
