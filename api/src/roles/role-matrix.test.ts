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
  consoleEventsEndpoint,
  exportNotesEndpoint,
  keptPairEndpoint,
  keptPairsEndpoint,
  mergesEndpoint,
  quarantineEndpoint,
  recordKinds,
  releaseEndpoint,
  reviewCountsEndpoint,
  reviewEndpoint,
  reviewSnapshotEndpoint,
  searchEndpoint,
  staffEndpoint,
  testimonySettingsEndpoint,
  testimonyVisibilityEndpoint,
  undoMergeEndpoint,
} from 'contract/review';
import type { RecordKind } from 'contract/review';
import {
  auditCheckEndpoint,
  auditEndpoint,
  auditExportEndpoint,
  confidentialSectionsEndpoint,
  openedRecordsEndpoint,
} from 'contract/audit';
import { staffAccountEndpoint } from 'contract/rights';
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
import { changeRoles, logInWith } from '../../testing/roles';
import { listEndpoint, logInStaff } from '../../testing/staff';
import type { Method, StaffCall } from '../../testing/staff';
import { findUnnamedRoutes } from '../../testing/staff-routes';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';

/** Which sections each role of the first start may read and work in. Written by hand (issue 17, rights 1). */
const matrix: Readonly<Record<string, readonly RecordKind[]>> = {
  owner: recordKinds,
  office: recordKinds,
  pastor: recordKinds,
  treasurer: ['pledge', 'partnership'],
  'welcome-team': ['firstTimer', 'secondTimer', 'newBeliever', 'churchMember', 'programAttendance'],
  media: [],
};

const id = '0'.repeat(36);
/** Every route that is about one section. */
const routesOf = (kind: RecordKind): readonly (readonly [Method, string])[] => [
  // The public reads the testimonies at the same address.
  ...(kind === 'testimony' ? [] : [['GET', listEndpoint(kind)] as const]),
  ['GET', reviewSnapshotEndpoint(kind)],
  ['PUT', reviewEndpoint(kind, id)],
  ['POST', keptPairsEndpoint(kind)],
  ['DELETE', keptPairEndpoint(kind, id)],
  ['POST', mergesEndpoint(kind)],
  ['POST', undoMergeEndpoint(kind, id)],
  ['POST', exportNotesEndpoint(kind)],
  ['POST', openedRecordsEndpoint(kind)],
  ...(kind === 'testimony'
    ? ([
        ['PUT', testimonyVisibilityEndpoint(id)],
        ['GET', testimonySettingsEndpoint],
        ['PUT', testimonySettingsEndpoint],
      ] as const)
    : []),
];

/** Every route with which accounts are managed: an owner's alone in the roles of the first start. */
const accountRoutes: readonly (readonly [Method, string])[] = [
  ['GET', staffAccountsEndpoint],
  ['PATCH', staffAccountEndpointOf(id)],
  ['DELETE', accountSessionsEndpoint(id)],
  ['POST', invitationsEndpoint],
  ['POST', invitationAgainEndpoint(id)],
  ['DELETE', invitationEndpoint(id)],
  ['POST', rolesEndpoint],
  ['PUT', roleEndpoint('media')],
  ['DELETE', roleEndpoint('nobodys')],
  ['GET', secondFactorPolicyEndpoint],
  ['PUT', secondFactorPolicyEndpoint],
  ['DELETE', accountFactorsEndpoint(id)],
];

const handOrdered = contentKindNames.filter(isOrderedByHand);

/** Every route with which the site's content is changed, and the roles of the first start that may. */
const contentRoutes: readonly (readonly [Method, string])[] = [
  ['GET', contentEndpoint],
  ...contentKindNames.flatMap((kind) => [
    ['GET', contentKindEndpoint(kind)] as const,
    ['PUT', contentEntryEndpoint(kind, id)] as const,
    ['POST', contentPublishEndpoint(kind, id)] as const,
    ['POST', contentDiscardEndpoint(kind, id)] as const,
    ['GET', contentHistoryEndpoint(kind, id)] as const,
  ]),
  ...listedKindNames.flatMap((kind) => [
    ['POST', contentKindEndpoint(kind)] as const,
    ['DELETE', contentEntryEndpoint(kind, id)] as const,
    ['POST', contentUnpublishEndpoint(kind, id)] as const,
  ]),
  ...handOrdered.map((kind) => ['PUT', contentOrderEndpoint(kind)] as const),
];
const mayEdit = ['owner', 'office', 'media'];

/** What there is beside the sections, and who may call it: the owner alone, or all. */
const beside: readonly (readonly [Method, string, 'owner' | 'all'])[] = [
  ['GET', auditEndpoint, 'all'],
  ['GET', auditExportEndpoint, 'all'],
  ['GET', auditCheckEndpoint, 'owner'],
  ['GET', confidentialSectionsEndpoint, 'owner'],
  ['PUT', confidentialSectionsEndpoint, 'owner'],
];

/** What answers all staff with their own part, whatever their rights: `canaries.test.ts` reads what that is. */
const everybodys: readonly (readonly [Method, string])[] = [
  ['GET', staffEndpoint],
  ['GET', reviewCountsEndpoint],
  ['GET', searchEndpoint],
  ['GET', consoleEventsEndpoint],
  ['GET', quarantineEndpoint],
  ['POST', releaseEndpoint(id)],
  ['GET', staffAccountEndpoint],
  ['PUT', staffAccountEndpoint],
  ['POST', staffPasswordEndpoint],
  ['POST', staffEmailEndpoint],
  ['GET', staffSessionsEndpoint],
  ['DELETE', staffSessionsEndpoint],
  ['DELETE', staffSessionEndpoint(id)],
  ['GET', staffFactorsEndpoint],
  ['PATCH', staffFactorEndpoint(id)],
  ['DELETE', staffFactorEndpoint(id)],
  ['POST', totpEndpoint],
  ['POST', totpConfirmEndpoint],
  ['POST', passkeyEnrolmentOptionsEndpoint],
  ['POST', passkeysEndpoint],
  ['POST', recoveryCodesEndpoint],
  ['POST', confirmationEndpoint],
  ['POST', confirmationOptionsEndpoint],
];

it('knows every route for staff', async () => {
  const ofSections = recordKinds.flatMap(routesOf);
  const calls = beside.map(([method, url]) => [method, url] as const);
  const all = [...ofSections, ...accountRoutes, ...contentRoutes, ...calls, ...everybodys];
  expect(await findUnnamedRoutes(all)).toEqual([]);
});

let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
});
afterAll(() => server.remove());

/** What every address answers that leads nowhere. */
let nowhere: string;
beforeAll(async () => {
  const call = await logInStaff(server);
  nowhere = (await call('GET', '/api/admin/nowhere')).body;
});

describe.each(Object.entries(matrix))('%s', (role, open) => {
  let call: StaffCall;
  beforeAll(async () => {
    ({ call } = await logInWith(server, role));
  });

  it.each(accountRoutes)('manages accounts as an owner only: %s %s', async (method, url) => {
    const { body } = await call(method, url, method === 'GET' ? undefined : {});
    expect(body !== nowhere).toBe(role === 'owner');
  });

  it('edits the site if it is for that, and else finds nothing to edit', async () => {
    for (const [method, url] of contentRoutes) {
      const { body } = await call(method, url, method === 'GET' ? undefined : {});
      expect([method, url, body !== nowhere]).toEqual([method, url, mayEdit.includes(role)]);
    }
  });

  it.each(recordKinds)('is let into what it is for, and finds nothing else: %s', async (kind) => {
    for (const [method, url] of routesOf(kind)) {
      const { body } = await call(method, url, method === 'GET' ? undefined : {});
      expect([method, url, body !== nowhere]).toEqual([method, url, open.includes(kind)]);
    }
  });
});

it.each(Object.keys(matrix))('lets %s see of the audit log what is theirs', async (role) => {
  const { call } = await logInWith(server, ...new Set([role, 'media']));
  for (const [method, url, who] of beside) {
    const { body } = await call(method, url, method === 'GET' ? undefined : {});
    const isOpen = who === 'all' || role === 'owner';
    expect([method, url, body !== nowhere]).toEqual([method, url, isOpen]);
  }
});

it('lets an account without a role in, and shows it nothing', async () => {
  const { call } = await logInWith(server);
  expect((await call('GET', listEndpoint('welfare'))).body).toBe(nowhere);
  expect((await call('GET', staffAccountEndpoint)).json()).toMatchObject({ roles: [], rights: [] });
});

it('adds up the roles of an account', async () => {
  const { call } = await logInWith(server, 'treasurer', 'welcome-team');
  for (const kind of [...(matrix['treasurer'] ?? []), ...(matrix['welcome-team'] ?? [])])
    expect((await call('GET', listEndpoint(kind))).statusCode).toBe(200);
  expect((await call('GET', listEndpoint('welfare'))).body).toBe(nowhere);
});

it('says of a section that may be read that a right to change it is gone', async () => {
  const rights = JSON.stringify(['welfare:read']);
  await server.database
    .insertInto('roles')
    .values({ id: 'reader', position: 9, name: 'Reader', rights })
    .execute();
  const { call } = await logInWith(server, 'reader');
  expect((await call('GET', listEndpoint('welfare'))).statusCode).toBe(200);
  const answer = await call('PUT', reviewEndpoint('welfare', id), {});
  expect(answer.statusCode).toBe(409);
  expect(answer.json()).toMatchObject({
    code: 'rights-changed',
    message: 'Your rights were changed, so this was not done. Please reload the page.',
  });
});

it('gives nothing in a section that a role may not read', async () => {
  const rights = JSON.stringify(['welfare:review', 'welfare:export', 'nothing:read']);
  await server.database
    .insertInto('roles')
    .values({ id: 'blind', position: 10, name: 'Blind', rights })
    .execute();
  const { call } = await logInWith(server, 'blind');
  expect((await call('GET', staffAccountEndpoint)).json()).toMatchObject({ rights: [] });
});

it('takes a right away from the next call on', async () => {
  const { call } = await logInWith(server, 'pastor', 'media');
  expect((await call('GET', listEndpoint('welfare'))).statusCode).toBe(200);
  await changeRoles(server, ['pastor', 'media'], ['media']);
  expect((await call('GET', listEndpoint('welfare'))).body).toBe(nowhere);
});

it('takes the site away from the next call on', async () => {
  const { call } = await logInWith(server, 'media', 'treasurer');
  expect((await call('GET', contentEndpoint)).statusCode).toBe(200);
  await changeRoles(server, ['media', 'treasurer'], ['treasurer']);
  expect((await call('GET', contentEndpoint)).body).toBe(nowhere);
  expect((await call('POST', contentKindEndpoint('programs'), {})).body).toBe(nowhere);
});
