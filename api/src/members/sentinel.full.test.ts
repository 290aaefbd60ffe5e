import {
  forgotPassword,
  logInMember,
  logOutMemberSession,
  resetPassword,
} from 'contract/member-session-requests';
import { readdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { sql } from 'kysely';
import { makeMember, register } from '../../testing/people/members';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

/** A member whose data must appear nowhere but in their own profile (safety 1). */
const email = 'canary@example.org';
const words = { fullName: 'Canary Person', email, phone: '0512 canary 1', address: 'Canary Lane' };

let server: TestApp;
beforeEach(async () => {
  // The clock stands still, so no rate limit refills during the test.
  const now = () => new Date('2026-03-01T10:00:00Z');
  server = await makeApp({ now, config: { publicUrl: new URL('https://church.example') } });
});
afterEach(() => server.remove());

/** Makes all requests of a member, valid and invalid, and returns the bodies of all answers. */
async function live(): Promise<string[]> {
  const bodies: string[] = [];
  const keep = async (answer: Promise<{ readonly body: string }>) => {
    bodies.push((await answer).body);
  };
  const post = (url: string, body: object, authorization = '') =>
    keep(server.post(url, body, { authorization }));
  await keep(register(server, words));
  await keep(register(server, words));
  const ada = await makeMember(server, 'other@example.org');
  await post(logInMember.path, { email, password: 'canary password' });
  await post(logInMember.path, { email, password: 'three small words' });
  await post(forgotPassword.path, { email });
  await post(resetPassword.path, { email, newPassword: 'new canary password' }, 'Bearer x');
  const url = `/api/profiles/${ada.id}`;
  await keep(server.app.inject({ url, headers: ada.headers }));
  await keep(server.app.inject({ method: 'PUT', url, payload: words, headers: ada.headers }));
  await post(logOutMemberSession.path, {}, ada.headers.authorization);
  return bodies;
}

it('writes nothing while all goes as it should', async () => {
  await live();
  expect(server.logged).toEqual([]);
});

it('shows no hash and no password in any answer', async () => {
  const bodies = await live();
  expect(bodies.join('')).not.toMatch(/argon2|hash|canary password|small words/i);
});

it.each(['profiles', 'member_sessions', 'login_attempts', 'outbox', 'reset_tokens'])(
  'writes no word of a person when %s is broken',
  async (table) => {
    await sql`alter table ${sql.table(table)} rename to lost`.execute(server.database);
    const bodies = await live();
    // The token of an email is stored after the answer.
    while (server.logged.length === 0) await setImmediate();
    await server.app.close();
    expect(server.logged.join('')).not.toMatch(/canary|argon2|small words|member_[\w-]{43}/i);
    expect(bodies.join('')).not.toMatch(/argon2|SQLITE|no such table/i);
  },
);

it('keeps no file but the database and what was uploaded or mailed', async () => {
  await live();
  expect(
    readdirSync(server.address.dataDir).filter((name) => !/^church\.sqlite/.test(name)),
  ).toEqual([]);
});
