import { renameSync, rmSync } from 'node:fs';
import { toAddress } from 'contract/request';
import { getHealth } from 'contract/server-requests';
import {
  beginPasskeyLogin,
  logInAdmin,
  logOutAdmin,
  proveSecondFactor,
} from 'contract/staff-login-requests';
import { collectRequests } from '../../../testing/routes/declared-requests';
import { sampleBody } from '../../../testing/samples/sample-bodies';
import { addTotp, beginLogin } from '../../../testing/people/second-factors';
import { logInStaff } from '../../../testing/people/staff';
import { adminEmail, adminPassword, makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';
import { sqliteFile } from '../../storage/database';

const gigabyte = 2 ** 30;
const room = { total: 100 * gigabyte, free: 50 * gigabyte };
const noRoom = { ...room, free: 0 };

let space: typeof room;
let server: TestApp;
beforeEach(async () => {
  space = room;
  server = await makeApp({ readSpace: () => space });
});
afterEach(() => server.remove());

const sendForm = () => server.post('/api/contacts', sampleBody('contact'));
const askHealth = () => server.app.inject(getHealth.path);
const credentials = { email: adminEmail, password: adminPassword };

it('takes no form while the disk is full, says why, and logs no line for each', async () => {
  expect((await sendForm()).statusCode).toBe(201);
  space = noRoom;
  expect((await askHealth()).json()).toEqual({
    status: 'degraded',
    reason: 'disk-full',
    message: expect.stringMatching(/^The disk is full\./),
  });
  const refused = await sendForm();
  expect(refused.statusCode).toBe(503);
  expect(refused.headers).toHaveProperty('retry-after', '30');
  expect(refused.json()).toMatchObject({ message: expect.stringContaining('cannot store') });
  expect(server.logged).toEqual([]);
  space = room;
  expect((await sendForm()).statusCode).toBe(201);
  expect((await askHealth()).json()).toEqual({ status: 'ready' });
});

it.each([
  ['from another machine', { remoteAddress: '203.0.113.1' }],
  ['through a proxy', { headers: { 'x-forwarded-for': '203.0.113.1' } }],
])('tells who asks %s only that it is ready, or is not', async (_, from) => {
  const ask = () => server.app.inject({ url: getHealth.path, ...from });
  space = noRoom;
  expect((await ask()).json()).toEqual({ status: 'ready' });
  rmSync(sqliteFile(server.address.dataDir));
  const answer = await ask();
  expect(answer.statusCode).toBe(503);
  expect(answer.body).not.toMatch(/database|file|reason/);
});

it('stays in service with a full disk: lists are read, staff log in and out', async () => {
  await sendForm();
  space = noRoom;
  const health = await askHealth();
  expect(health.statusCode).toBe(200);
  const login = await server.post(logInAdmin.path, credentials);
  expect(login.statusCode).toBe(200);
  expect(await server.readList('/api/contacts')).toHaveLength(1);
  const logout = await server.post(logOutAdmin.path, {}, await server.logIn());
  expect(logout.statusCode).toBe(204);
});

it('lets staff with a second factor in with a full disk', async () => {
  const { recoveryCodes: [recoveryCode] = [] } = await addTotp(
    await logInStaff(server),
    new Date(),
  );
  space = noRoom;
  const { ticket } = await beginLogin(server);
  const proof = { ticket, recoveryCode };
  expect((await server.post(proveSecondFactor.path, proof)).statusCode).toBe(200);
  expect((await server.post(beginPasskeyLogin.path, {})).statusCode).toBe(200);
});

it('refuses every change whose declaration does not say that it works', async () => {
  space = noRoom;
  const wrong: string[] = [];
  for (const request of (await collectRequests()).filter(({ method }) => method !== 'GET')) {
    const { method, params, worksWithoutStorage = false } = request;
    const values = Object.entries(params ?? {}).map(([name, schema]) => {
      const { enum: [value = 'x'] = [] } = schema as { readonly enum?: readonly string[] };
      return [name, value];
    });
    const url = toAddress(request, { id: '0'.repeat(36), ...Object.fromEntries(values) });
    const { statusCode } = await server.app.inject({ method, url });
    if ((statusCode !== 503) !== worksWithoutStorage) wrong.push(`${method} ${url} ${statusCode}`);
  }
  expect(wrong).toEqual([]);
});

it('answers 404 as ever to what it does not have', async () => {
  space = noRoom;
  expect((await server.post('/api/nothing', {})).statusCode).toBe(404);
});

it('leads a page without JavaScript to what it says when something is our fault', async () => {
  space = noRoom;
  const answer = await server.app.inject({
    method: 'POST',
    url: '/api/contacts',
    headers: { 'content-type': 'application/x-www-form-urlencoded', accept: 'text/html' },
    payload: 'name=A',
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toMatch(/#office$/);
});

it('stores nothing while its file is lost, reports it, and stores again when the file is back', async () => {
  await sendForm();
  const file = sqliteFile(server.address.dataDir);
  renameSync(file, `${file}.old`);
  const health = await askHealth();
  expect(health.statusCode).toBe(503);
  expect(health.headers).toHaveProperty('retry-after');
  expect(health.json()).toMatchObject({
    status: 'unavailable',
    reason: 'database-file-lost',
    message: expect.stringContaining('removed or replaced'),
  });
  expect((await sendForm()).statusCode).toBe(503);
  expect((await server.post(logInAdmin.path, credentials)).statusCode).toBe(503);
  renameSync(`${file}.old`, file);
  expect((await sendForm()).statusCode).toBe(201);
});

it('acknowledges no form whose file was lost while it was stored', async () => {
  await sendForm();
  rmSync(sqliteFile(server.address.dataDir));
  expect((await sendForm()).statusCode).toBe(503);
});
