import { csrfTokenHeader } from 'contract/wire';
import { logOutAdmin } from 'contract/staff-login-requests';
import { logOutMemberSession } from 'contract/member-session-requests';
import { makeMember } from '../../../testing/people/members';
import { logInWith } from '../../../testing/people/roles';
import { addressOf, collectStaffRoutes } from '../../../testing/routes/staff-routes';
import type { StaffRoute } from '../../../testing/routes/staff-routes';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { sessionLifetime } from '../staff-session/session-repository';

/*
 * Every staff route refuses callers whom its declaration excludes. The routes come from the server, so that none can be
 * forgotten; route-access.test.ts has the right that each requires.
 */

type Headers = Readonly<Record<string, string>>;

let server: TestApp;
let routes: readonly StaffRoute[];
let now: Date;
let expired: Headers;
let loggedOut: Headers;
let member: Headers;
let staff: Headers;
beforeAll(async () => {
  routes = await collectStaffRoutes();
  now = new Date('2026-03-01T10:00:00Z');
  server = await makeApp({ now: () => now });
  expired = await server.logIn();
  now = new Date(now.getTime() + sessionLifetime.idle);
  loggedOut = await server.logIn();
  await server.app.inject({ method: 'POST', url: logOutAdmin.path, headers: loggedOut });
  const removed = await makeMember(server, 'gone@example.org');
  await server.app.inject({
    method: 'POST',
    url: logOutMemberSession.path,
    headers: removed.headers,
  });
  member = (await makeMember(server, 'ada@example.org')).headers;
  staff = await server.logIn();
});
afterAll(() => server.remove());

/** Sends a body that is no JSON: a caller without access must not learn what a valid one is. */
function callWith(route: StaffRoute, headers: Headers) {
  const { method } = route;
  const url = addressOf(route);
  if (method === 'GET') return server.app.inject({ method, url, headers });
  const json = { ...headers, 'content-type': 'application/json' };
  return server.app.inject({ method, url, headers: json, payload: '{' });
}

/** Returns the routes that answer with another status, and that status. */
async function findOthers(asked: readonly StaffRoute[], headers: Headers, status: number) {
  const others: string[] = [];
  for (const route of asked) {
    const answer = await callWith(route, headers);
    const keys = Object.keys(answer.json<object>()).sort().join();
    if (answer.statusCode !== status || keys !== 'code,error,message')
      others.push(`${route.method} ${route.url}: ${answer.statusCode} ${keys}`);
  }
  return others;
}

it.each([
  ['nothing', 401, () => ({})],
  ["a member's session", 403, () => member],
  ['an expired session', 401, () => expired],
  ['a session that was ended', 401, () => loggedOut],
])('refuses a caller with %s', async (_, status, headers: () => Headers) => {
  expect(routes.length).toBeGreaterThan(300);
  expect(await findOthers(routes, headers(), status)).toEqual([]);
});

it.each([
  ['no CSRF token', () => ({ cookie: staff['cookie'] ?? '' })],
  ['another CSRF token', () => ({ ...staff, [csrfTokenHeader]: 'x'.repeat(43) })],
  ['a foreign Origin', () => ({ ...staff, origin: 'https://elsewhere.example' })],
  ['a foreign page', () => ({ ...staff, 'sec-fetch-site': 'cross-site' })],
])('refuses a change by staff with %s', async (_, headers: () => Headers) => {
  const changes = routes.filter(({ method }) => method !== 'GET');
  expect(await findOthers(changes, headers(), 403)).toEqual([]);
});

it('takes no form from staff', async () => {
  for (const route of routes.filter(({ method }) => method !== 'GET')) {
    const headers = { ...staff, 'content-type': 'application/x-www-form-urlencoded' };
    const { method } = route;
    const url = addressOf(route);
    const answer = await server.app.inject({ method, url, headers, payload: 'state=done' });
    expect([method, url, answer.statusCode]).toEqual([method, url, 415]);
  }
});

it('has nothing at the addresses that ask for a right, for staff who have none', async () => {
  const { call } = await logInWith(server);
  const nowhere = (await call('GET', '/api/admin/nowhere')).body;
  for (const route of routes) {
    const { access, method } = route;
    const asksForRight =
      typeof access === 'object' &&
      (access.right ?? access.sectionRight ?? access.contentRight) !== undefined;
    if (!asksForRight) continue;
    const url = addressOf(route);
    const { body } = await call(method, url, method === 'GET' ? undefined : {});
    expect([method, url, body]).toEqual([method, url, nowhere]);
  }
});
