import { bothDatabases, makeDatabase } from '../../../testing/databases/databases';
import type { TestDatabase } from '../../../testing/databases/databases';
import { accountDelay, networkRates, pairDelay } from './login-limits';
import { LoginAttemptRepository } from './login-attempt-repository';
import { getCounters } from './login-counters';
import type { LoginAttempt } from './login-counters';

const attempt: LoginAttempt = {
  audience: 'member',
  email: 'ada@example.org',
  address: '192.0.2.1',
};

describe.each(bothDatabases)('on %s', (kind) => {
  let test: TestDatabase;
  let now: Date;
  let attempts: LoginAttemptRepository;
  beforeEach(async () => {
    test = await makeDatabase(kind);
    now = new Date('2026-03-01T10:00:00Z');
    attempts = new LoginAttemptRepository(test.database, () => now);
  });
  afterEach(() => test.remove());

  const pass = (milliseconds: number) => {
    now = new Date(now.getTime() + milliseconds);
  };
  const begin = (changes: Partial<LoginAttempt> = {}, device?: string) =>
    attempts.begin(getCounters({ ...attempt, ...changes }, device));
  /** Returns how many of a number of attempts may be checked. */
  const guess = async (times: number, next: (n: number) => Partial<LoginAttempt>) => {
    let checked = 0;
    for (let n = 0; n < times; n++) if ((await begin(next(n))) === 0) checked += 1;
    return checked;
  };
  const read = () => test.database.selectFrom('login_attempts').selectAll().execute();

  it('lets five pass and no more, also when all come at once', async () => {
    const waits = await Promise.all(Array.from({ length: 20 }, () => begin()));
    expect(waits.filter((wait) => wait === 0)).toHaveLength(pairDelay.waitsFrom);
    expect(Math.max(...waits)).toBe(60_000);
  });

  it('counts many attempts at once of one network, whichever accounts they try', async () => {
    const emails = Array.from({ length: 120 }, (_, n) => ({ email: `${n}@example.org` }));
    const waits: number[] = [];
    // More at once would wait longer for one of PostgreSQL's ten connections than a busy machine allows.
    while (emails.length > 0) {
      waits.push(...(await Promise.all(emails.splice(0, 40).map((email) => begin(email)))));
    }
    expect(waits.filter((wait) => wait === 0)).toHaveLength(networkRates.member.subnet.burst);
  });

  it.each<[string, Partial<LoginAttempt>]>([
    ['audience', { audience: 'admin' }],
    ['account', { email: 'other@example.org' }],
    ['address', { address: '192.0.2.2' }],
  ])('counts by %s', async (_, other) => {
    await guess(pairDelay.waitsFrom, () => ({}));
    expect(await begin(other)).toBe(0);
    expect(await begin({ email: 'ADA@example.org' })).toBeGreaterThan(0);
    expect(await begin({ address: '::ffff:c000:201' })).toBeGreaterThan(0);
  });

  it('slows down guesses at one account from 250 addresses', async () => {
    const checked = await guess(250, (n) => ({ address: `198.51.100.${n}` }));
    expect(checked).toBe(accountDelay.waitsFrom);
  });

  it.each([
    ['/64', networkRates.member.subnet.burst, (n: number) => `2001:db8:1:2::${n.toString(16)}`],
    ['/48', networkRates.member.site.burst, (n: number) => `2001:db8:1:${n.toString(16)}::1`],
  ])('bounds guesses from one %s at many accounts', async (_, bound, address) => {
    // The network has failed nearly up to its limit before.
    const counters = getCounters({ ...attempt, address: address(0) });
    const network = counters[bound === networkRates.member.site.burst ? 3 : 2]?.key ?? '';
    await begin({ address: address(0) });
    await test.database
      .updateTable('login_attempts')
      .set({ failures: bound - 3 })
      .where('key', '=', network)
      .execute();
    const next = (n: number) => ({ email: `${n}@example.org`, address: address(n) });
    expect(await guess(10, next)).toBe(3);
    expect(await begin({ email: 'x@example.org', address: '2001:db8:ffff::1' })).toBe(0);
  });

  it('counts nothing of an attempt that must wait', async () => {
    await guess(pairDelay.waitsFrom, () => ({}));
    const before = await read();
    expect(await begin()).toBeGreaterThan(0);
    expect(await read()).toEqual(before);
  });

  it('counts a known device for itself alone', async () => {
    await guess(accountDelay.waitsFrom + 1, (n) => ({ address: `198.51.100.${n}` }));
    expect(await begin()).toBeGreaterThan(0);
    for (let n = 0; n < pairDelay.waitsFrom; n++) expect(await begin({}, 'a device')).toBe(0);
    expect(await begin({}, 'a device')).toBe(60_000);
    expect(await begin({}, 'another device')).toBe(0);
  });

  it('forgets an account after a success, and of its network this attempt alone', async () => {
    await guess(3, () => ({}));
    await attempts.succeed(getCounters(attempt));
    expect(await read()).toMatchObject([{ account: null, failures: 2 }]);
  });

  it('takes an attempt back that was not checked', async () => {
    await guess(pairDelay.waitsFrom, () => ({}));
    await attempts.release(getCounters(attempt));
    expect(await begin()).toBe(0);
    expect(await begin()).toBeGreaterThan(0);
  });

  it('forgives an account everywhere', async () => {
    await guess(25, (n) => ({ address: `198.51.100.${n % 5}` }));
    await begin({}, 'a device');
    await attempts.forgive(attempt);
    for (let n = 0; n < 5; n++) expect(await begin({ address: `198.51.100.${n}` })).toBe(0);
    expect((await read()).filter(({ account }) => account !== null)).toHaveLength(6);
  });

  it('leaves few of them to somebody who knows the password and guesses what comes next', async () => {
    await attempts.forgive(attempt, 100_000);
    for (let time = 0; time < 2; time++) {
      await attempts.begin(getCounters(attempt));
      await attempts.passHalf(getCounters(attempt));
    }
    expect(Math.min(...(await read()).map(({ failures }) => failures))).toBe(-999);
  });

  it('forgives an account in advance, also behind an address that is made to wait', async () => {
    await guess(pairDelay.waitsFrom, () => ({}));
    await attempts.forgive(attempt, 1000);
    expect(await guess(30, () => ({}))).toBe(30);
    await attempts.succeed(getCounters(attempt));
    expect(await guess(30, () => ({}))).toBe(pairDelay.waitsFrom);
  });

  it('sweeps away what no longer counts', async () => {
    await begin();
    await attempts.sweep();
    expect(await read()).toHaveLength(3);
    pass(accountDelay.memory - 1);
    await attempts.sweep();
    expect(await read()).toHaveLength(1);
    pass(2);
    await attempts.sweep();
    expect(await read()).toHaveLength(0);
  });
});
