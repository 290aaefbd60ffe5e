import { memberLogoutEndpoint } from 'contract/member-session';
import { recordKinds } from 'contract/review';
import { adminLogoutEndpoint } from 'contract/session';
import { csrfTokenHeader } from 'contract/wire';
import { makeMember } from '../../testing/people/members';
import type { Method } from '../../testing/people/staff';
import {
  accountCalls,
  contentCalls,
  everybodysCalls,
  listCall,
  ownAuditCalls,
  privacyCalls,
  sectionCalls,
  wholeAuditCalls,
} from '../../testing/routes/staff-calls';
import { findUnnamedRoutes } from '../../testing/routes/staff-routes';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { sessionLifetime } from '../admin-session/session-repository';

const calls = [
  ...recordKinds.flatMap(sectionCalls),
  ...accountCalls,
  ...contentCalls,
  ...privacyCalls,
  ...ownAuditCalls,
  ...wholeAuditCalls,
  ...everybodysCalls,
];
const changes = calls.filter(([method]) => method !== 'GET');

type Headers = Readonly<Record<string, string>>;
const answers = { none: 401, member: 403, expired: 401, 'logged out': 401 } as const;

let server: TestApp;
let now: Date;
let staff: Awaited<ReturnType<TestApp['logIn']>>;
const headersOf = {} as Record<keyof typeof answers, Headers>;
beforeAll(async () => {
  now = new Date('2026-03-01T10:00:00Z');
  server = await makeApp({ now: () => now });
  headersOf.expired = await server.logIn();
  now = new Date(now.getTime() + sessionLifetime.idle);
  headersOf['logged out'] = await server.logIn();
  const headers = headersOf['logged out'];
  await server.app.inject({ method: 'POST', url: adminLogoutEndpoint, headers });
  const gone = await makeMember(server, 'gone@example.org');
  await server.app.inject({ method: 'POST', url: memberLogoutEndpoint, headers: gone.headers });
  headersOf.none = {};
  headersOf.member = (await makeMember(server, 'ada@example.org')).headers;
  staff = await server.logIn();
});
afterAll(() => server.remove());

/** The body is not JSON: a caller who is not allowed must not learn what a valid one is. */
const callWith = (method: Method, url: string, headers: Headers) =>
  server.app.inject({
    method,
    url,
    headers: { ...headers, ...(method !== 'GET' && { 'content-type': 'application/json' }) },
    ...(method !== 'GET' && { payload: '{' }),
  });

it('leaves out no call for staff but the lists, which every-list.test.ts has', async () => {
  expect(await findUnnamedRoutes([...calls, ...recordKinds.map(listCall)])).toEqual([]);
});

describe.each(calls)('%s %s', (method, url) => {
  it.each(Object.entries(answers))('is shut for the credential: %s', async (credential, status) => {
    const answer = await callWith(method, url, headersOf[credential as keyof typeof answers]);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json<object>()).sort()).toEqual(['code', 'error', 'message']);
  });
});

describe.each(changes)('%s %s', (method, url) => {
  it.each([
    ['no CSRF token', () => ({ cookie: staff.cookie })],
    ['another CSRF token', () => ({ ...staff, [csrfTokenHeader]: 'x'.repeat(43) })],
    ['a foreign Origin', () => ({ ...staff, origin: 'https://elsewhere.example' })],
    ['a foreign page', () => ({ ...staff, 'sec-fetch-site': 'cross-site' })],
  ])('is shut for staff with %s', async (_, headers: () => Headers) => {
    expect((await callWith(method, url, headers())).statusCode).toBe(403);
  });

  it('takes no form', async () => {
    const headers = { ...staff, 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await server.app.inject({ method, url, headers, payload: 'state=done' });
    expect(answer.statusCode).toBe(415);
  });
});
