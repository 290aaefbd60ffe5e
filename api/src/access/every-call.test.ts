import {
  contentDiscardEndpoint,
  contentEndpoint,
  contentEntryEndpoint,
  contentHistoryEndpoint,
  contentKindEndpoint,
  contentOrderEndpoint,
  contentPublishEndpoint,
  contentUnpublishEndpoint,
} from 'contract/content-api';
import { contentKindNames, isOrderedByHand, listedKindNames } from 'contract/content-kinds';
import {
  auditCheckEndpoint,
  auditEndpoint,
  auditExportEndpoint,
  confidentialSectionsEndpoint,
  openedRecordsEndpoint,
} from 'contract/audit';
import { memberLogoutEndpoint } from 'contract/member-session';
import {
  consoleEventsEndpoint,
  exportNotesEndpoint,
  keptPairEndpoint,
  keptPairsEndpoint,
  mergesEndpoint,
  quarantineEndpoint,
  recordKinds,
  releaseEndpoint,
  reviewSnapshotEndpoint,
  reviewCountsEndpoint,
  reviewEndpoint,
  searchEndpoint,
  staffEndpoint,
  testimonySettingsEndpoint,
  testimonyVisibilityEndpoint,
  undoMergeEndpoint,
} from 'contract/review';
import { adminLogoutEndpoint } from 'contract/session';
import {
  accountSessionsEndpoint,
  invitationAgainEndpoint,
  invitationEndpoint,
  invitationsEndpoint,
  roleEndpoint,
  rolesEndpoint,
  staffAccountEndpointOf,
  staffAccountsEndpoint,
} from 'contract/staff-accounts';
import {
  accountFactorsEndpoint,
  confirmationEndpoint,
  confirmationOptionsEndpoint,
  passkeyEnrolmentOptionsEndpoint,
  passkeysEndpoint,
  recoveryCodesEndpoint,
  secondFactorPolicyEndpoint,
  staffEmailEndpoint,
  staffFactorEndpoint,
  staffFactorsEndpoint,
  staffPasswordEndpoint,
  staffSessionEndpoint,
  staffSessionsEndpoint,
  totpConfirmEndpoint,
  totpEndpoint,
} from 'contract/staff-security';
import { staffAccountEndpoint } from 'contract/rights';
import { csrfTokenHeader } from 'contract/wire';
import { makeMember } from '../../testing/members';
import { findUnnamedRoutes } from '../../testing/staff-routes';
import { listEndpoint } from '../../testing/staff';
import type { Method } from '../../testing/staff';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { sessionLifetime } from '../admin-session/session-repository';

const id = '0'.repeat(36);
const reads = [
  ...recordKinds.map(reviewSnapshotEndpoint),
  staffEndpoint,
  reviewCountsEndpoint,
  `${searchEndpoint}?q=person`,
  consoleEventsEndpoint,
  quarantineEndpoint,
  testimonySettingsEndpoint,
  staffAccountsEndpoint,
  staffAccountEndpoint,
  staffSessionsEndpoint,
  staffFactorsEndpoint,
  secondFactorPolicyEndpoint,
  contentEndpoint,
  ...contentKindNames.flatMap((kind) => [
    contentKindEndpoint(kind),
    contentHistoryEndpoint(kind, id),
  ]),
  auditEndpoint,
  auditExportEndpoint,
  auditCheckEndpoint,
  confidentialSectionsEndpoint,
].map((url) => ['GET', url] as const);
const handOrdered = contentKindNames.filter(isOrderedByHand);
const changes = [
  ...recordKinds.flatMap((kind) => [
    ['PUT', reviewEndpoint(kind, id)] as const,
    ['POST', keptPairsEndpoint(kind)] as const,
    ['DELETE', keptPairEndpoint(kind, id)] as const,
    ['POST', mergesEndpoint(kind)] as const,
    ['POST', undoMergeEndpoint(kind, id)] as const,
    ['POST', exportNotesEndpoint(kind)] as const,
    ['POST', openedRecordsEndpoint(kind)] as const,
  ]),
  ...contentKindNames.flatMap((kind) => [
    ['PUT', contentEntryEndpoint(kind, id)] as const,
    ['POST', contentPublishEndpoint(kind, id)] as const,
    ['POST', contentDiscardEndpoint(kind, id)] as const,
  ]),
  ...listedKindNames.flatMap((kind) => [
    ['POST', contentKindEndpoint(kind)] as const,
    ['DELETE', contentEntryEndpoint(kind, id)] as const,
    ['POST', contentUnpublishEndpoint(kind, id)] as const,
  ]),
  ...handOrdered.map((kind) => ['PUT', contentOrderEndpoint(kind)] as const),
  ['POST', releaseEndpoint(id)] as const,
  ['PUT', testimonyVisibilityEndpoint(id)] as const,
  ['PUT', testimonySettingsEndpoint] as const,
  ['PUT', confidentialSectionsEndpoint] as const,
  ['PATCH', staffAccountEndpointOf(id)] as const,
  ['DELETE', accountSessionsEndpoint(id)] as const,
  ['POST', invitationsEndpoint] as const,
  ['POST', invitationAgainEndpoint(id)] as const,
  ['DELETE', invitationEndpoint(id)] as const,
  ['POST', rolesEndpoint] as const,
  ['PUT', roleEndpoint('media')] as const,
  ['DELETE', roleEndpoint('media')] as const,
  ['PUT', staffAccountEndpoint] as const,
  ['PUT', secondFactorPolicyEndpoint] as const,
  ['PATCH', staffFactorEndpoint(id)] as const,
  ...[
    staffPasswordEndpoint,
    staffEmailEndpoint,
    totpEndpoint,
    totpConfirmEndpoint,
    passkeysEndpoint,
    passkeyEnrolmentOptionsEndpoint,
    recoveryCodesEndpoint,
    confirmationEndpoint,
    confirmationOptionsEndpoint,
  ].map((url) => ['POST', url] as const),
  ...[
    staffSessionsEndpoint,
    staffSessionEndpoint(id),
    staffFactorEndpoint(id),
    accountFactorsEndpoint(id),
  ].map((url) => ['DELETE', url] as const),
];

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
  const lists = recordKinds.map((kind) => ['GET', listEndpoint(kind)] as const);
  expect(await findUnnamedRoutes([...reads, ...changes, ...lists])).toEqual([]);
});

describe.each([...reads, ...changes])('%s %s', (method, url) => {
  it.each(Object.entries(answers))('is shut for the credential: %s', async (credential, status) => {
    const answer = await callWith(method, url, headersOf[credential as keyof typeof answers]);
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.json<object>()).sort()).toEqual(['error', 'message']);
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
