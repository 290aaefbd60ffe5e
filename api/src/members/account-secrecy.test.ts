import * as argon2 from '@node-rs/argon2';
import { logInAdmin } from 'contract/staff-login-requests';
import { forgotPassword, logInMember } from 'contract/member-session-requests';
import { register, sampleProfile } from '../../testing/people/members';
import { adminEmail, makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { Mailer } from '../mail/mailer';
import { SqliteThread } from '../storage/sqlite/sqlite-thread';

jest.mock('@node-rs/argon2', () => {
  const actual = jest.requireActual<typeof argon2>('@node-rs/argon2');
  return { ...actual, verify: jest.fn(actual.verify) };
});

/** No answer or timing may reveal whether an account exists (safety 1). `npm run lab -- bench` compares the times. */
let server: TestApp;
let calls = 0;
let query: jest.SpyInstance<unknown, [sql: string, parameters: readonly unknown[]]>;
beforeAll(async () => {
  server = await makeApp({ now: () => new Date(Date.UTC(2026, 0, 2 * calls)) });
  await register(server);
  await server.allMails();
});
beforeEach(() => {
  query = jest.spyOn(SqliteThread.prototype, 'run');
  // Emails are composed after the answer. With the mailer off, every counted query is one that the answer waits for.
  jest.spyOn(Mailer.prototype, 'drain').mockResolvedValue();
});
afterAll(() => server.remove());

/** Each request comes from a new network address and days after the last, so that no limit or lock-out interferes. */
async function call(url: string, email: string) {
  calls += 1;
  const remoteAddress = `10.0.0.${calls}`;
  const payload = { email, password: 'a wrong password' };
  query.mockClear();
  jest.mocked(argon2.verify).mockClear();
  const { statusCode, body } = await server.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress,
  });
  return {
    answer: { statusCode, body },
    work: {
      queries: query.mock.calls.map(([sql]) => sql),
      passwordChecks: jest.mocked(argon2.verify).mock.calls.length,
    },
  };
}

const audiences = [
  ['forgot', forgotPassword.path, sampleProfile.email, 0],
  ['member login', logInMember.path, sampleProfile.email, 1],
  ['admin login', logInAdmin.path, adminEmail, 1],
] as const;

it.each(audiences)(
  '%s answers alike and works alike whether or not there is such an account',
  async (_name, url, email, passwordChecks) => {
    const known = await call(url, email);
    const unknown = await call(url, 'unknown@example.org');
    expect(known).toEqual(unknown);
    expect(known.work.passwordChecks).toBe(passwordChecks);
    expect(known.work.queries).not.toEqual([]);
  },
);
