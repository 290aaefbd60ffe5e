import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { submissionNames, submissions } from 'contract/submissions';
import { collectRoutes } from '../../../testing/routes/collect-routes';
import { makeApp } from '../../../testing/test-app';
import type { StaffGuard } from '../staff-session/staff-guard';
import type { MemberGuard } from '../sessions/member-guard';
import { enforceAccess } from './route-access';

/** Collects the routes of the whole server, with a folder of pages. */
async function collectAll() {
  const siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  const routes = await collectRoutes(async () => (await makeApp({ config: { siteDir } })).remove());
  rmSync(siteDir, { recursive: true });
  return routes.flatMap(({ method, url, config }) =>
    [method].flat().map((name) => ({ name: `${name} ${url}`, method: name, config })),
  );
}

it('serves declared requests, each with its own access, and besides them only pages and files', async () => {
  const others = (await collectAll()).flatMap(({ name, config }) => {
    const { request, access } = config ?? {};
    return request !== undefined && request.access === access ? [] : [[name, access] as const];
  });
  const file = '/media/:id([0-9a-f-]{36})/:file([a-z0-9-]{1,64}\\.[a-z0-9]{3,4})';
  expect(Object.fromEntries(others)).toEqual({
    'GET /*': 'public',
    'HEAD /*': 'public',
    [`GET ${file}`]: 'by-handler',
    [`HEAD ${file}`]: 'by-handler',
  });
});

/** Forms and log-ins are counted by what stores and admits them; a log-out ends a session that its caller has. */
const countedByHandler = [
  ...submissionNames.map((name) => `POST ${submissions[name].endpoint}`),
  'POST /api/profiles/login',
  'POST /api/auth/login',
  'POST /api/profiles/logout',
  'POST /api/auth/admin/login',
  'POST /api/auth/admin/second-factor',
  'POST /api/auth/admin/passkey-options',
  'POST /api/auth/admin/passkey',
  'POST /api/auth/admin/logout',
];

it('counts the requests of every route with which anybody may change something', async () => {
  const open = (await collectAll()).filter(
    ({ method, config }) =>
      !['GET', 'HEAD'].includes(method) &&
      (config?.access === 'public' || config?.access === 'by-handler') &&
      config.rateLimit === undefined,
  );
  expect(new Set(open.map(({ name }) => name))).toEqual(new Set(countedByHandler));
});

const guards = { staffGuard: {} as StaffGuard, memberGuard: {} as MemberGuard };

it('does not start with a route that does not say who may call it', () => {
  const app = fastify();
  enforceAccess(app, guards);
  expect(() => app.get('/open', async () => 'everything')).toThrow(
    'GET /open does not say who may call it.',
  );
});

it('does not start with such a route in a plugin either', async () => {
  const app = fastify();
  enforceAccess(app, guards);
  app.register(async (scope) => {
    scope.get('/open', async () => 'everything');
  });
  await expect(app.ready()).rejects.toThrow('GET /open does not say who may call it.');
});

it('does not start with a right over a section that the address does not name', () => {
  const app = fastify();
  enforceAccess(app, guards);
  const config = { access: { sectionRight: 'read' } } as const;
  expect(() => app.get('/:kind/open', { config }, async () => 'everything')).toThrow(
    'GET /:kind/open names no section.',
  );
});
