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

it('keeps the latest alone: each publication brings pages of its own', async () => {
  const kept = new Map<number, Promise<string>>();
  const load = jest.fn(async () => 'loaded');
  for (let set = 1; set <= 1000; set += 1) await loadOnce(kept, set, load);
  expect(kept.size).toBeLessThanOrEqual(16);
  await loadOnce(kept, 1000, load);
  expect(load).toHaveBeenCalledTimes(1000);
});
