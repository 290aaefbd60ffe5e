import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fastify } from 'fastify';
import { contentKindNames, isOrderedByHand, isSingle } from 'contract/content-kinds';
import { isMailKind } from 'contract/mail-kinds';
import { recordKinds } from 'contract/review';
import { submissionNames, submissions } from 'contract/submissions';
import { collectRoutes } from '../../../testing/routes/collect-routes';
import { makeApp } from '../../../testing/test-app';
import type { StaffGuard } from '../staff-session/staff-guard';
import type { MemberGuard } from '../sessions/member-guard';
import { enforceAccess } from './route-access';
import type { Access } from 'contract/access';

const id = ':id([0-9a-f-]{36})';
const role = ':id([a-z0-9-]{1,36})';
const accounts: Access = { right: 'accounts:manage' };
const changingAccounts: Access = { right: 'accounts:manage', confirmed: true };
const content: Access = { right: 'content:manage' };
const writing: Access = { contentRight: 'write' };
const showing: Access = { contentRight: 'show' };
/** The content that only an owner may change by default (requirements 10.11). */
const ofChurch = ['giving', 'identity', 'form-mails', 'member-mails', 'letters'];
const privacy: Access = { right: 'privacy:manage' };
const entry = ':id([a-z0-9][a-z0-9-]{0,63})';
const anyKind = `/api/admin/content/:kind(${contentKindNames.join('|')})`;
const anyEntry = `${anyKind}/${entry}`;
const severalKinds = contentKindNames.filter((name) => !isSingle(name));
const oneOfMany = `/api/admin/content/:kind(${severalKinds.join('|')})/${entry}`;
const kind = `:kind(${recordKinds.join('|')})`;
const reading: Access = { sectionRight: 'read' };
const reviewing: Access = { sectionRight: 'review' };
const own = `/api/profiles/${id}`;
const picture = '/api/profiles/images/:name([0-9a-f-]{36}\\.webp)';

const mediaFile = '/media/:id([0-9a-f-]{36})/:file([a-z0-9-]{1,64}\\.[a-z0-9]{3,4})';

/** Every route of the server with its access. It is written by hand, so that a new route is noticed here. */
const table: Readonly<Record<string, Access>> = {
  ...Object.fromEntries(
    submissionNames.flatMap((name) => {
      const { endpoint } = submissions[name];
      const list: Access = name === 'testimony' ? 'by-handler' : { right: `${name}:read` };
      return [
        [`POST ${endpoint}`, 'public'],
        [`GET ${endpoint}`, list],
      ];
    }),
  ),
  [`GET /api/admin/reviews/${kind}`]: reading,
  [`PUT /api/admin/reviews/${kind}/${id}`]: reviewing,
  [`POST /api/admin/kept-pairs/${kind}`]: reviewing,
  [`DELETE /api/admin/kept-pairs/${kind}/${id}`]: reviewing,
  [`POST /api/admin/merges/${kind}`]: reviewing,
  [`POST /api/admin/merges/${kind}/${id}/undo`]: reviewing,
  [`POST /api/admin/exports/${kind}`]: { sectionRight: 'export', confirmed: true },
  [`POST /api/admin/openings/${kind}`]: reading,
  [`GET /api/admin/outreach/${kind}/${id}`]: reading,
  [`POST /api/admin/outreach/${kind}/${id}`]: reviewing,
  [`GET /api/admin/outreach/${kind}/${id}/letters`]: reviewing,
  [`POST /api/admin/outreach/${kind}/${id}/letters`]: reviewing,
  'GET /api/admin/follow-up': { right: 'firstTimer:read' },
  'PUT /api/admin/follow-up/days': { right: 'firstTimer:review' },
  'POST /api/admin/people/find': { right: 'privacy:manage' },
  'POST /api/admin/people/erasure-plan': { right: 'privacy:manage' },
  'POST /api/admin/people/erasure': { right: 'privacy:manage', confirmed: true },
  'POST /api/admin/people/export': { right: 'privacy:manage', confirmed: true },
  'GET /api/admin/content': 'staff',
  ...Object.fromEntries(
    contentKindNames.flatMap((name) => {
      const url = `/api/admin/content/${name}`;
      const right = ofChurch.includes(name) ? 'church:manage' : 'content:manage';
      const own: Access = { right };
      return [
        ...(isOrderedByHand(name) ? [[`PUT ${url}/order`, content]] : []),
        [`PUT ${url}/${entry}`, own],
        ...(isMailKind(name) ? [[`POST ${url}/${entry}/test-mail`, own]] : []),
        ...(isSingle(name) ? [] : [[`POST ${url}`, content]]),
      ] as const;
    }),
  ),
  [`GET ${anyKind}`]: writing,
  [`POST ${anyEntry}/publish`]: showing,
  [`PUT ${anyEntry}/plans/publish`]: showing,
  [`DELETE ${anyEntry}/plans/publish`]: writing,
  [`POST ${anyEntry}/discard`]: writing,
  [`GET ${anyEntry}/history`]: writing,
  [`GET ${anyEntry}/preview`]: writing,
  [`DELETE ${oneOfMany}`]: writing,
  [`POST ${oneOfMany}/unpublish`]: showing,
  [`PUT ${oneOfMany}/plans/unpublish`]: showing,
  [`DELETE ${oneOfMany}/plans/unpublish`]: writing,
  'GET /api/admin/privacy/breaches': privacy,
  'POST /api/admin/privacy/breaches': privacy,
  [`PUT /api/admin/privacy/breaches/${id}`]: privacy,
  'GET /api/admin/privacy/requests': privacy,
  [`PUT /api/admin/privacy/requests/${id}`]: privacy,
  'POST /api/my-data/find': 'by-handler',
  'POST /api/my-data/withdraw': 'by-handler',
  'POST /api/my-data/erasure': 'by-handler',
  'POST /api/my-data/correct': 'by-handler',
  'POST /api/my-data/link': 'public',
  'POST /api/my-data/linked': 'public',
  'GET /api/receipt': 'by-handler',
  'GET /api/receipt/file': 'by-handler',
  'GET /api/admin/retention': privacy,
  [`POST /api/admin/retention/${kind}/confirm`]: { right: 'privacy:manage', confirmed: true },
  [`PUT /api/admin/retention/${kind}/holds/${id}`]: privacy,
  [`DELETE /api/admin/retention/${kind}/holds/${id}`]: privacy,
  'GET /api/admin/media': content,
  [`GET /api/admin/media/${id}`]: content,
  [`PUT /api/admin/media/${id}`]: content,
  [`DELETE /api/admin/media/${id}`]: content,
  [`GET /api/admin/media/${id}/uses`]: content,
  'POST /api/admin/media/uploads': content,
  [`GET /api/admin/media/uploads/${id}`]: content,
  [`PATCH /api/admin/media/uploads/${id}`]: content,
  [`DELETE /api/admin/media/uploads/${id}`]: content,
  [`POST /api/admin/media/uploads/${id}/finish`]: content,
  [`GET ${mediaFile}`]: 'by-handler',
  'POST /api/auth/admin/login': 'public',
  'POST /api/auth/admin/logout': 'by-handler',
  'GET /api/admin/account': 'staff',
  'GET /api/admin/accounts': accounts,
  [`PATCH /api/admin/accounts/${id}`]: changingAccounts,
  [`DELETE /api/admin/accounts/${id}/sessions`]: changingAccounts,
  'POST /api/admin/invitations': changingAccounts,
  [`POST /api/admin/invitations/${id}/again`]: changingAccounts,
  [`DELETE /api/admin/invitations/${id}`]: changingAccounts,
  'POST /api/admin/roles': changingAccounts,
  [`PUT /api/admin/roles/${role}`]: changingAccounts,
  [`DELETE /api/admin/roles/${role}`]: changingAccounts,
  'POST /api/auth/admin/invitation': 'public',
  'POST /api/auth/admin/invitation/accept': 'public',
  'PUT /api/admin/account': 'staff',
  'GET /api/admin/account/mails': 'staff',
  'PUT /api/admin/account/mails': 'staff',
  'GET /api/admin/mail-queue': 'staff',
  [`POST /api/admin/mail-queue/${id}/again`]: 'staff',
  'GET /api/staff-mails/end-digests': 'public',
  'POST /api/staff-mails/end-digests': 'public',
  'POST /api/admin/account/password': 'staff',
  'POST /api/admin/account/email': 'staff',
  'GET /api/admin/account/sessions': 'staff',
  'DELETE /api/admin/account/sessions': 'staff',
  [`DELETE /api/admin/account/sessions/${id}`]: 'staff',
  'GET /api/admin/account/factors': 'staff',
  [`PATCH /api/admin/account/factors/${id}`]: 'staff',
  [`DELETE /api/admin/account/factors/${id}`]: { confirmed: 'password' },
  'POST /api/admin/account/factors/totp': { confirmed: 'password' },
  'POST /api/admin/account/factors/totp/confirm': { confirmed: 'password' },
  'POST /api/admin/account/factors/passkeys/options': { confirmed: 'password' },
  'POST /api/admin/account/factors/passkeys': { confirmed: 'password' },
  'POST /api/admin/account/recovery-codes': { confirmed: 'password' },
  'POST /api/admin/account/confirmation': 'staff',
  'POST /api/admin/account/confirmation/options': 'staff',
  'GET /api/admin/second-factor-policy': { right: 'accounts:manage' },
  'PUT /api/admin/second-factor-policy': { right: 'accounts:manage', confirmed: true },
  [`DELETE /api/admin/accounts/${id}/second-factors`]: {
    right: 'accounts:manage',
    confirmed: true,
  },
  'POST /api/auth/admin/second-factor': 'public',
  'POST /api/auth/admin/passkey-options': 'public',
  'POST /api/auth/admin/passkey': 'public',
  'POST /api/auth/admin/confirm-email': 'public',
  'GET /api/admin/staff': 'staff',
  'GET /api/admin/counts': 'staff',
  'POST /api/admin/search': 'staff',
  'GET /api/admin/events': 'staff',
  'GET /api/admin/quarantine': 'staff',
  'GET /api/admin/trusted-networks': { right: 'accounts:manage' },
  'PUT /api/admin/trusted-networks': { right: 'accounts:manage', confirmed: true },
  [`POST /api/admin/quarantine/${id}/release`]: 'staff',
  'POST /api/admin/quarantine/release': 'staff',
  'GET /api/admin/audit': 'staff',
  'GET /api/admin/audit/export': { confirmed: true },
  'GET /api/admin/audit/check': { right: 'audit:read' },
  'GET /api/admin/audit/confidential': { right: 'audit:read' },
  'PUT /api/admin/audit/confidential': changingAccounts,
  [`PUT /api/admin/testimonies/${id}/visibility`]: { right: 'testimony:review' },
  'GET /api/admin/testimonies/settings': { right: 'testimony:read' },
  'PUT /api/admin/testimonies/settings': { right: 'testimony:review' },
  'GET /api/profiles': { right: 'profiles:read' },
  'POST /api/auth/login': 'public',
  'POST /api/profiles/login': 'public',
  'POST /api/profiles/logout': 'by-handler',
  'POST /api/profiles/register': 'public',
  'POST /api/profiles/confirm-email': 'public',
  'POST /api/profiles/forgot-password': 'public',
  'POST /api/profiles/reset-password': 'public',
  [`GET ${picture}`]: 'by-handler',
  [`GET ${own}`]: 'own-profile',
  [`PUT ${own}`]: 'own-profile',
  [`GET ${own}/language`]: 'own-profile',
  [`PUT ${own}/language`]: 'own-profile',
  [`GET ${own}/pending-email`]: 'own-profile',
  [`GET ${own}/sent`]: 'own-profile',
  [`GET ${own}/picture`]: 'own-profile',
  [`PUT ${own}/picture`]: 'own-profile',
  [`DELETE ${own}/picture`]: 'own-profile',
  [`PUT ${own}/password`]: 'own-profile',
  [`DELETE ${own}/sessions`]: 'own-profile',
  'GET /api/admin/security-log': { right: 'audit:read' },
  'GET /api/health': 'public',
  'POST /api/client-reports': 'public',
  'GET /*': 'public',
};

/** Collects the routes of the whole server, with a folder of pages. */
async function collectAll() {
  const siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  const routes = await collectRoutes(async () => (await makeApp({ config: { siteDir } })).remove());
  rmSync(siteDir, { recursive: true });
  return routes.flatMap(({ method, url, config }) =>
    [method].flat().map((name) => ({ name: `${name} ${url}`, method: name, config })),
  );
}

it('knows of every route who may call it', async () => {
  const declared = (await collectAll()).map(({ name, config }) => [name, config?.access] as const);
  const heads = declared.filter(([route]) => route.startsWith('HEAD '));
  const others = declared.filter((one) => !heads.includes(one));
  expect(Object.fromEntries(others)).toEqual(table);
  for (const [route, access] of heads)
    expect([route, access]).toEqual([route, table[route.replace('HEAD', 'GET')]]);
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
