import { contentEndpoint, contentKindEndpoint } from 'contract/content-api';
import { recordKinds, reviewEndpoint } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { staffAccountEndpoint } from 'contract/rights';
import { changeRoles, logInWith } from '../../testing/people/roles';
import { listEndpoint, logInStaff } from '../../testing/people/staff';
import type { StaffCall } from '../../testing/people/staff';
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
import type { NamedCall } from '../../testing/routes/staff-routes';
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

/** Who may edit the site. */
const mayEdit = ['owner', 'office', 'media'];

/** Every call that is about one section. The public reads the testimonies at the address of their list. */
const callsOf = (kind: RecordKind): readonly NamedCall[] => [
  ...(kind === 'testimony' ? [] : [listCall(kind)]),
  ...sectionCalls(kind),
];

it('knows every route for staff', async () => {
  const ofSections = recordKinds.flatMap(callsOf);
  const ofAudit = [...ownAuditCalls, ...wholeAuditCalls];
  const all = [
    ...ofSections,
    ...accountCalls,
    ...contentCalls,
    ...privacyCalls,
    ...ofAudit,
    ...everybodysCalls,
  ];
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

  it.each(accountCalls)('manages accounts as an owner only: %s %s', async (method, url) => {
    const { body } = await call(method, url, method === 'GET' ? undefined : {});
    expect(body !== nowhere).toBe(role === 'owner');
  });

  it.each(privacyCalls)('looks after privacy if it is for that: %s %s', async (method, url) => {
    const { body } = await call(method, url, method === 'GET' ? undefined : {});
    expect(body !== nowhere).toBe(['owner', 'office'].includes(role));
  });

  it('edits the site if it is for that, and else finds nothing to edit', async () => {
    for (const [method, url] of contentCalls) {
      const { body } = await call(method, url, method === 'GET' ? undefined : {});
      expect([method, url, body !== nowhere]).toEqual([method, url, mayEdit.includes(role)]);
    }
  });

  it.each(recordKinds)('is let into what it is for, and finds nothing else: %s', async (kind) => {
    for (const [method, url] of callsOf(kind)) {
      const { body } = await call(method, url, method === 'GET' ? undefined : {});
      expect([method, url, body !== nowhere]).toEqual([method, url, open.includes(kind)]);
    }
  });
});

it.each(Object.keys(matrix))('lets %s see of the audit log what is theirs', async (role) => {
  const { call } = await logInWith(server, ...new Set([role, 'media']));
  for (const [method, url] of [...ownAuditCalls, ...wholeAuditCalls]) {
    const { body } = await call(method, url, method === 'GET' ? undefined : {});
    const isOpen = role === 'owner' || ownAuditCalls.some((own) => own[1] === url);
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
