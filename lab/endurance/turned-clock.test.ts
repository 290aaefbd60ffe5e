import { randomInt } from 'node:crypto';
import { turnClock } from './turned-clock';

it('opens no session that is over, however the clock is turned', async () => {
  const { open, over, logins } = await turnClock(300, randomInt(2 ** 31));
  for (const count of [open, over, logins]) expect(count).toBeGreaterThan(0);
});
