import type { ErrorBody } from 'contract/wire';
import { logInAdmin } from 'contract/staff-login-requests';
import { logInMember, resetPassword } from 'contract/member-session-requests';
import { register, sampleProfile } from '../../../testing/people/members';
import { adminEmail, adminPassword, useApp } from '../../../testing/test-app';
import { databaseKinds } from '../../../testing/databases/databases';
import { requestClasses } from '../../http/rate-limit/rate-limits';
import { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { busy } from '../../http/errors/http-error';
import { PasswordChecker } from '../passwords/password-checker';
import { accountDelay, networkRates, pairDelay } from './login-limits';
import { LoginAttemptRepository } from './login-attempt-repository';
import { getCounters } from './login-counters';

const audiences = {
  member: {
    url: logInMember.path,
    email: sampleProfile.email,
    password: sampleProfile.password,
    rateLimit: requestClasses['log-in'],
  },
  admin: {
    url: logInAdmin.path,
    email: adminEmail,
    password: adminPassword,
    rateLimit: requestClasses.staff,
  },
} as const;
type Audience = keyof typeof audiences;

/** The server is behind a proxy that names the address of each caller. */
const config = { trustedProxies: ['127.0.0.1'], publicUrl: new URL('http://church.example') };
/** The time is fixed, so that no token is refilled meanwhile, however slow the machine is. */
const now = () => new Date('2026-03-01T10:00:00Z');
const shared = '2001:db8:1:2::1';

describe.each(databaseKinds)('on %s', (databaseKind) => {
  const server = useApp({ databaseKind, config, now });
  beforeEach(async () => {
    await register(server);
  });

  const logIn = (
    audience: Audience,
    { password = audiences[audience].password, cookie = '', address = shared } = {},
  ) => {
    const { url, email } = audiences[audience];
    return server.post(url, { email, password }, { cookie, 'x-forwarded-for': address });
  };
  const deviceOf = (answer: Awaited<ReturnType<typeof logIn>>) =>
    [answer.headers['set-cookie']]
      .flat()
      .find((cookie) => cookie?.includes('-device='))
      ?.split(';', 1)[0] ?? '';

  /** Guesses until every counter that an attacker can fill is full. */
  async function attack(audience: Audience): Promise<void> {
    const { email, rateLimit } = audiences[audience];
    const attempts = new LoginAttemptRepository(server.database, now);
    for (let n = 0; n < pairDelay.waitsFrom; n++) {
      await attempts.begin(getCounters({ audience, email, address: shared }));
    }
    for (let n = 0; n < accountDelay.waitsFrom; n++) {
      await attempts.begin(getCounters({ audience, email, address: `198.51.100.${n}` }));
    }
    await server.database
      .updateTable('login_attempts')
      .set({ failures: networkRates[audience].site.burst })
      .where('account', 'is', null)
      .execute();
    const rateLimits = new RateLimitRepository(server.database, now);
    for (let share = rateLimit.burst; share >= 1; share = Math.floor(share / 2)) {
      await rateLimits.consume('2001:db8:1:2::/64', rateLimit, share);
    }
    // The tokens that the server has reserved are still left.
    while (!(await logIn(audience)).json<ErrorBody>().message.includes('your network'));
  }

  describe.each(Object.keys(audiences) as Audience[])('a %s', (audience) => {
    it('is let in from a device that is known, however account, address and network are attacked', async () => {
      const cookie = deviceOf(await logIn(audience));
      await attack(audience);
      expect((await logIn(audience)).statusCode).toBe(429);
      expect((await logIn(audience, { address: '203.0.113.1' })).statusCode).toBe(429);
      expect((await logIn(audience, { cookie })).statusCode).toBe(200);
      expect((await logIn(audience, { cookie, address: '203.0.113.1' })).statusCode).toBe(200);
    });

    it('cannot be guessed at endlessly from a device that was stolen', async () => {
      const cookie = deviceOf(await logIn(audience));
      const answers = [];
      for (let n = 0; n <= pairDelay.waitsFrom; n++) {
        const address = `198.51.100.${n}`;
        answers.push((await logIn(audience, { cookie, address, password: 'wrong' })).statusCode);
      }
      expect(answers).toEqual([401, 401, 401, 401, 401, 429]);
      expect((await logIn(audience, { cookie })).statusCode).toBe(429);
      expect((await logIn(audience)).statusCode).toBe(200);
    });
  });

  it('lets the owner in at once after a password reset, although an attacker goes on guessing', async () => {
    await logIn('member');
    await attack('member');
    await server.post('/api/profiles/forgot-password', { email: sampleProfile.email });
    const token = /reset_[\w-]+/.exec((await server.nextMail(/reset-password/)).text)?.[0] ?? '';
    const body = { email: sampleProfile.email, newPassword: 'four other small words' };
    const reset = await server.post(resetPassword.path, body, {
      authorization: `Bearer ${token}`,
    });
    expect(reset.statusCode).toBe(200);
    await attack('member');
    const cookie = deviceOf(reset);
    const answer = await logIn('member', { cookie, password: body.newPassword });
    expect(answer.statusCode).toBe(200);
  });

  it('does not count an attempt whose password was not checked', async () => {
    const check = jest.spyOn(PasswordChecker.prototype, 'matches');
    check.mockRejectedValue(busy());
    for (let n = 0; n < 8; n++) expect((await logIn('member')).statusCode).toBe(503);
    check.mockRestore();
    expect((await logIn('member')).statusCode).toBe(200);
  });

  it.each([
    ['an IPv4 address in IPv6', '::ffff:c000:201'],
    ['a port', '192.0.2.1:50000'],
    ['what a visitor wrote before it', '203.0.113.9, 192.0.2.1'],
  ])('counts an address alike with %s', async (_, address) => {
    for (let n = 0; n < pairDelay.waitsFrom; n++) {
      await logIn('member', { address: '192.0.2.1', password: 'wrong' });
    }
    expect((await logIn('member', { address })).statusCode).toBe(429);
  });
});
