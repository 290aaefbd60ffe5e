import { oneOf, sentence, strictObject } from 'contract/schemas';
import { request } from 'contract/request';
import { logInWith } from '../../testing/people/roles';
import { logInStaff } from '../../testing/people/staff';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { noteChange } from '../storage/records/record-changes';
import { HttpError } from './errors/http-error';
import { serve, serveChange, toUrl } from './serve';

const rename = request('PUT /api/admin/tests/:kind/:id', {
  access: { right: 'privacy:manage' },
  params: { kind: oneOf(['pledge', 'contact']) },
  body: strictObject({ name: sentence }),
  response: strictObject({ name: sentence }),
  audit: { action: ['breach', 'breach-change'], kind: ':kind' },
  announces: ':kind',
});
const look = request('GET /api/admin/tests/:id', {
  access: 'staff',
  response: strictObject({ caller: sentence }),
});

const id = '0'.repeat(36);
let server: TestApp;
beforeEach(async () => {
  server = await makeApp({ lastDomain: 'auth' });
});
afterEach(() => server.remove());

const noted = () =>
  server.database
    .selectFrom('audit_log')
    .select(['action', 'kind', 'subjects', 'details'])
    .where('action', 'like', 'breach%')
    .execute();
const announced = (kind: string) =>
  server.database.selectFrom('record_changes').select('kind').where('kind', '=', kind).execute();

it('gives the handler what the request says', async () => {
  serve(server.app, look, ({ staff, id: asked }) => ({ caller: `${staff.email} ${asked}` }));
  const answer = await (await logInStaff(server))(look, { id });
  expect(answer.json()).toEqual({ caller: `office@example.org ${id}` });
});

it('sends only the declared fields', async () => {
  serve(server.app, look, ({ staff: { email } }) => ({ caller: email, secret: 'never sent' }));
  const answer = await (await logInStaff(server))(look, { id });
  expect(answer.body).toBe('{"caller":"office@example.org"}');
  // The tests' own check of responses sees what was dropped.
  expect(server.checkResponses).toThrow('GET /api/admin/tests/:id 200');
});

it('is no address for a parameter of another form', async () => {
  expect(toUrl(rename)).toBe('/api/admin/tests/:kind(pledge|contact)/:id([0-9a-f-]{36})');
  serve(server.app, look, () => ({ caller: '' }));
  expect((await (await logInStaff(server))(look, { id: 'x' })).statusCode).toBe(404);
});

it('refuses who lacks the right, and a body that does not fit', async () => {
  serveChange(server.app, rename, async () => ({ name: '' }));
  const put = { kind: 'pledge', id, body: { name: '' } };
  const { call } = await logInWith(server, 'treasurer');
  expect((await call(rename, put)).statusCode).toBe(404);
  const refused = await (await logInStaff(server))(rename, put);
  expect(refused.statusCode).toBe(400);
  expect(refused.body).toContain('"path":"name"');
});

it('stores the entry and the announcement of a change with it', async () => {
  serveChange(server.app, rename, async ({ body: { name }, note }) => {
    await note({ action: 'breach-change', details: { count: 2 } });
    return { name };
  });
  const answer = await (
    await logInStaff(server)
  )(rename, { kind: 'pledge', id, body: { name: 'Ada' } });
  expect(answer.json()).toEqual({ name: 'Ada' });
  expect(await noted()).toMatchObject([
    { action: 'breach-change', kind: 'pledge', subjects: JSON.stringify([id]) },
  ]);
  expect(JSON.parse((await noted())[0]?.details ?? '')).toMatchObject({ count: 2 });
  expect(await announced('pledge')).toHaveLength(1);
});

it.each([
  ['fails', () => Promise.reject(new HttpError(409, { code: 'changed-meanwhile' }, 'No.')), 409],
  ['changes nothing', async () => ({ name: 'Ada' }), 200],
])('stores neither where the handler %s', async (_how, handle, status) => {
  serveChange(server.app, rename, async ({ transaction, note }) => {
    if (status === 409) await note({ action: 'breach' });
    await noteChange(transaction, 'contact');
    return handle();
  });
  const call = await logInStaff(server);
  const answer = await call(rename, { kind: 'pledge', id, body: { name: 'Ada' } });
  expect(answer.statusCode).toBe(status);
  expect([await noted(), await announced('pledge')]).toEqual([[], []]);
  expect(await announced('contact')).toHaveLength(status === 200 ? 1 : 0);
});
