import { checkAudit } from 'contract/audit-requests';
import { getContentOverview } from 'contract/content-requests';
import { listPrivacyRequests } from 'contract/privacy-requests';
import { recordKinds } from 'contract/review';
import type { RecordKind } from 'contract/review';
import { changeReview } from 'contract/review-requests';
import { getStaffAccount } from 'contract/my-account-requests';
import { listStaffAccounts } from 'contract/staff-account-requests';
import { changeRoles, logInWith, starterSections } from '../../../testing/people/roles';
import { listEndpoint, logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

/** The sections that each role of the first start may read and work in. It is written by hand (issue 17, rights 1). */
const matrix: Readonly<Record<string, readonly RecordKind[]>> = {
  owner: recordKinds,
  office: starterSections,
  pastor: starterSections,
  treasurer: ['pledge', 'partnership'],
  'welcome-team': ['firstTimer', 'secondTimer', 'newBeliever', 'churchMember', 'programAttendance'],
  media: [],
};

const id = '0'.repeat(36);

let server: TestApp;
beforeAll(async () => {
  server = await makeApp();
});
afterAll(() => server.remove());

/** The response of every address that does not exist. */
let nowhere: string;
/** Sends requests as an account with one role. */
const callOf = new Map<string, StaffCall>();
beforeAll(async () => {
  const call = await logInStaff(server);
  nowhere = (await call('GET', '/api/admin/nowhere')).body;
  for (const role of Object.keys(matrix)) callOf.set(role, (await logInWith(server, role)).call);
});

const call = (role: string, ...words: Parameters<StaffCall>) => {
  const asRole = callOf.get(role);
  if (asRole === undefined) throw new Error(`No account has the role ${role}.`);
  return asRole(...words);
};

it.each(Object.entries(matrix))(
  'lets %s read its sections and nothing else',
  async (role, open) => {
    // The public reads the testimonies at the address of their list.
    for (const kind of recordKinds.filter((one) => one !== 'testimony')) {
      const list = await call(role, 'GET', listEndpoint(kind));
      expect([kind, list.body !== nowhere]).toEqual([kind, open.includes(kind)]);
      const review = await call(role, changeReview, { kind, id, body: {} });
      expect([kind, review.body !== nowhere]).toEqual([kind, open.includes(kind)]);
    }
  },
);

it.each([
  ['manages accounts', listStaffAccounts.path, ['owner']],
  ['looks after privacy', listPrivacyRequests.path, ['owner', 'office']],
  ['edits the site', getContentOverview.path, ['owner', 'office', 'media']],
  ['checks the audit log', checkAudit.path, ['owner']],
])('has only those roles of the first start which %s', async (_, endpoint, roles) => {
  for (const role of Object.keys(matrix)) {
    const { body } = await call(role, 'GET', endpoint);
    expect([role, body !== nowhere]).toEqual([role, roles.includes(role)]);
  }
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
  const answer = await call(changeReview, { kind: 'welfare', id, body: {} });
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
  expect((await call(getStaffAccount)).json()).toMatchObject({ rights: [] });
});

it('takes a right away from the next call on', async () => {
  const { call } = await logInWith(server, 'pastor', 'media');
  expect((await call('GET', listEndpoint('welfare'))).statusCode).toBe(200);
  await changeRoles(server, ['pastor', 'media'], ['media']);
  expect((await call('GET', listEndpoint('welfare'))).body).toBe(nowhere);
});
