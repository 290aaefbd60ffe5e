import { loadOnce } from './load-once';

it('keeps the latest alone: each publication brings pages of its own', async () => {
  const kept = new Map<number, Promise<string>>();
  const load = jest.fn(async () => 'loaded');
  for (let set = 1; set <= 1000; set += 1) await loadOnce(kept, set, load);
  expect(kept.size).toBeLessThanOrEqual(16);
  await loadOnce(kept, 1000, load);
  expect(load).toHaveBeenCalledTimes(1000);
});
