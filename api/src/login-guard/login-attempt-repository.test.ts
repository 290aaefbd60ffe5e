import { databaseKinds, makeDatabase } from '../../testing/databases';
import type { TestDatabase } from '../../testing/databases';
import { LoginAttemptRepository, freeFailures, memory } from './login-attempt-repository';
import type { LoginAttempt } from './login-attempt-repository';

const attempt: LoginAttempt = { door: 'member', email: 'ada@example.org', address: '192.0.2.1' };

describe.each(databaseKinds)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let attempts: LoginAttemptRepository;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    now = new Date('2026-03-01T10:00:00Z');
    attempts = new LoginAttemptRepository(test.database, () => now);
  });
  afterEach(() => test.remove());

  const wait = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const countRows = async () =>
    (await test.database.selectFrom('login_attempts').select('key').execute()).length;

  it('lets five pass and no more, also when all come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => attempts.begin(attempt)));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(freeFailures);
    expect(Math.max(...waits)).toBe(60_000);
  });

  it.each<[string, Partial<LoginAttempt>]>([
    ['door', { door: 'admin' }],
    ['account', { email: 'other@example.org' }],
    ['address', { address: '192.0.2.2' }],
  ])('counts by %s', async (_, other) => {
    for (let time = 0; time < freeFailures; time++) await attempts.begin(attempt);
    expect(await attempts.begin({ ...attempt, ...other })).toBe(0);
    expect(await attempts.begin({ ...attempt, email: 'ADA@example.org' })).toBeGreaterThan(0);
  });

  it('never asks for a longer wait than it remembers, even when the clock goes back', async () => {
    for (let time = 0; time < freeFailures; time++) await attempts.begin(attempt);
    wait(-24 * 3_600_000);
    expect(await attempts.begin(attempt)).toBe(memory);
  });

  it('sweeps away what no longer counts', async () => {
    await attempts.begin(attempt);
    await attempts.sweep();
    expect(await countRows()).toBe(1);
    wait(2 * memory + 1);
    await attempts.sweep();
    expect(await countRows()).toBe(0);
  });
});
