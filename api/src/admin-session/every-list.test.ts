import { memberLogoutEndpoint } from 'contract/member-session';
import { profilesEndpoint } from 'contract/profile';
import { recordKinds } from 'contract/review';
import { adminLogoutEndpoint } from 'contract/session';
import { submissionNames, submissions } from 'contract/submissions';
import { makeMember } from '../../testing/people/members';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { sessionLifetime } from './session-repository';

/** SAFETY 1: every private list against every credential that is not an administrator's. */
const lists = [
  profilesEndpoint,
  ...submissionNames
    .filter((name) => name !== 'testimony')
    .map((name) => submissions[name].endpoint),
];

type Headers = Readonly<Record<string, string>>;
const credentials = ['none', 'member', 'reset', 'expired', 'logged out'] as const;

let server: TestApp;
let now: Date;
const headersOf = {} as Record<(typeof credentials)[number], Headers>;
beforeAll(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  server = await makeApp({
    now: () => now,
    config: { publicUrl: new URL('http://church.example') },
  });
  const expired = await server.logIn();
  now = new Date(now.getTime() + sessionLifetime.idle);
  const loggedOut = await server.logIn();
  await server.app.inject({ method: 'POST', url: adminLogoutEndpoint, headers: loggedOut });
  const gone = await makeMember(server, 'gone@example.org');
  await server.app.inject({ method: 'POST', url: memberLogoutEndpoint, headers: gone.headers });
  const member = await makeMember(server, 'ada@example.org');
  await server.post('/api/profiles/forgot-password', { email: 'ada@example.org' });
  const token = /reset_[\w-]+/.exec((await server.nextMail(/reset_/)).text)?.[0] ?? '';
  headersOf.none = {};
  headersOf.member = member.headers;
  headersOf.reset = { authorization: `Bearer ${token}`, cookie: `admin-session=${token}` };
  headersOf.expired = { cookie: expired.cookie };
  headersOf['logged out'] = { cookie: loggedOut.cookie, ...gone.headers };
});
afterAll(() => server.remove());

it('leaves out no list but the public one', () => {
  expect(lists).toHaveLength(recordKinds.length - 1);
});

describe.each(lists)('%s', (url) => {
  it.each(credentials)('stays shut for the credential: %s', async (credential) => {
    const answer = await server.app.inject({ url, headers: headersOf[credential] });
    expect(answer.statusCode).toBe(credential === 'member' ? 403 : 401);
    expect(Object.keys(answer.json<object>()).sort()).toEqual(['code', 'error', 'message']);
  });

  it('opens for staff', async () => {
    const answer = await server.app.inject({ url, headers: await server.logIn() });
    expect(answer.statusCode).toBe(200);
  });
});
