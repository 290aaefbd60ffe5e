import {
  changeWorkSettings,
  defaultWorkSettings,
  getWorkSettings,
} from 'contract/work-settings-requests';
import type { WorkSettings } from 'contract/work-settings-requests';
import { listAuditEntries } from '../../../testing/people/audit-entries';
import { logInWith } from '../../../testing/people/roles';
import { logInStaff } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { useApp } from '../../../testing/test-app';

const server = useApp();
let call: StaffCall;
beforeEach(async () => {
  call = await logInStaff(server);
});

const read = async () => (await call(getWorkSettings)).json<WorkSettings>();

it('begins with the due times of the church', async () => {
  expect(await read()).toEqual(defaultWorkSettings);
});

it('changes the due times that are named, keeps the others, and notes it once', async () => {
  const body = {
    dueDays: { welfare: 2, request: null },
    urgentCategories: { welfare: ['financial', 'medical'], request: ['counseling'] },
  };
  const expected = { ...body, dueDays: { ...defaultWorkSettings.dueDays, ...body.dueDays } };
  expect((await call(changeWorkSettings, { body })).json()).toEqual(expected);
  expect(await read()).toEqual(expected);
  await call(changeWorkSettings, { body });
  const entries = await listAuditEntries(server);
  expect(entries).toHaveLength(1);
  expect(entries[0]).toMatchObject({ action: 'settings', kind: 'accounts' });
  expect(JSON.parse(entries[0]?.details ?? '')).toMatchObject({
    dueDays: 'enquiry 3, firstTimer 2, welfare 2',
    welfareCategories: 'financial medical',
    requestCategories: 'counseling',
  });
});

it.each([
  { dueDays: { welfare: 0 }, urgentCategories: defaultWorkSettings.urgentCategories },
  { dueDays: { profiles: 1 }, urgentCategories: defaultWorkSettings.urgentCategories },
  { dueDays: {}, urgentCategories: { welfare: ['prayer'], request: [] } },
  { dueDays: {}, urgentCategories: { welfare: ['medical', 'medical'], request: [] } },
])('refuses %j', async (body) => {
  expect((await call(changeWorkSettings, { body })).statusCode).toBe(400);
});

it('lets all staff read them, and only those who manage accounts change them', async () => {
  const { call: pastor } = await logInWith(server, 'pastor');
  expect((await pastor(getWorkSettings)).statusCode).toBe(200);
  expect((await pastor(changeWorkSettings, { body: defaultWorkSettings })).statusCode).toBe(404);
});
