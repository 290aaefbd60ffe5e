import { randomInt } from 'node:crypto';
import { reuseKeys } from './key-reuse';

it('gives back under a key what was answered to the same words, and nothing else', async () => {
  const { stored, replayed, refused, forgotten, merged } = await reuseKeys(300, randomInt(2 ** 31));
  for (const count of [stored, replayed, refused, forgotten, merged]) {
    expect(count).toBeGreaterThan(0);
  }
});
