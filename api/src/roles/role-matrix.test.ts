import {
  exportNotesEndpoint,
  keptPairEndpoint,
  keptPairsEndpoint,
  mergesEndpoint,
  recordKinds,
  reviewEndpoint,
  reviewSnapshotEndpoint,
  testimonySettingsEndpoint,
  testimonyVisibilityEndpoint,
  undoMergeEndpoint,
} from 'contract/review';
import type { RecordKind } from 'contract/review';
import { profilesEndpoint } from 'contract/profile';
import { submissions } from 'contract/submissions';
import type { Method, StaffCall } from '../../testing/staff';
import { logInWith } from '../../testing/roles';
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
const listOf = (kind: RecordKind) =>
  kind === 'profiles' ? profilesEndpoint : submissions[kind].endpoint;

/** Every route that is about one section. The body is not JSON: who may not call learns nothing of what it should be. */
const routesOf = (kind: RecordKind): readonly (readonly [Method, string])[] => [
  // The public reads the testimonies at the same address.
  ...(kind === 'testimony' ? [] : [['GET', listOf(kind)] as const]),
  ['GET', reviewSnapshotEndpoint(kind)],
  ['PUT', reviewEndpoint(kind, id)],
  ['POST', keptPairsEndpoint(kind)],
  ['DELETE', keptPairEndpoint(kind, id)],
  ['POST', mergesEndpoint(kind)],
  ['POST', undoMergeEndpoint(kind, id)],
  ['POST', exportNotesEndpoint(kind)],
  ...(kind === 'testimony'
    ? ([
        ['PUT', testimonyVisibilityEndpoint(id)],
        ['GET', testimonySettingsEndpoint],
        ['PUT', testimonySettingsEndpoint],
      ] as const)
    : []),
];

let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
});
afterAll(() => server.remove());

describe.each(Object.entries(matrix))('%s', (role, open) => {
  let call: StaffCall;
  beforeAll(async () => {
    ({ call } = await logInWith(server, role));
  });

  it.each(recordKinds)('is let into what it is for, and nothing else of: %s', async (kind) => {
    const answers = new Set<string>();
    for (const [method, url] of routesOf(kind)) {
      const { statusCode, body } = await call(method, url, method === 'GET' ? undefined : {});
      const isOpen = statusCode !== 403;
      expect([method, url, isOpen]).toEqual([method, url, open.includes(kind)]);
      if (!isOpen) answers.add(body);
    }
    // One and the same answer, whatever was asked for.
    expect(answers.size).toBe(open.includes(kind) ? 0 : 1);
  });
});

it('lets an account without a role in, and shows it nothing', async () => {
  const { call } = await logInWith(server);
  expect((await call('GET', listOf('welfare'))).statusCode).toBe(403);
  expect((await call('GET', '/api/admin/account')).json()).toMatchObject({ roles: [], rights: [] });
});

it('adds up the roles of an account', async () => {
  const { call } = await logInWith(server, 'treasurer', 'welcome-team');
  for (const kind of [...(matrix['treasurer'] ?? []), ...(matrix['welcome-team'] ?? [])])
    expect((await call('GET', listOf(kind))).statusCode).toBe(200);
  expect((await call('GET', listOf('welfare'))).statusCode).toBe(403);
});
