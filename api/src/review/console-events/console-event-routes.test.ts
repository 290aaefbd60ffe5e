import type { AddressInfo } from 'node:net';
import { changeReview, mergeRecords } from 'contract/review-requests';
import { logOutAdmin } from 'contract/staff-login-requests';
import { getOwnProfile } from 'contract/profile-requests';
import { toAddress } from 'contract/request';
import { streamConsoleEvents } from 'contract/console-event-requests';
import { buildApp } from '../../app';
import { storedPlain } from '../../../testing/databases/stored-plain';
import { makeMember } from '../../../testing/people/members';
import { changeRoles, logInWith, removeAccount } from '../../../testing/people/roles';
import { listEndpoint, logInStaff, send, versionOf } from '../../../testing/people/staff';
import type { StaffCall } from '../../../testing/people/staff';
import { makeApp } from '../../../testing/test-app';
import type { TestApp } from '../../../testing/test-app';

interface Listener {
  readonly status: number;
  /** Resolves with the next event, or undefined if the stream has ended. */
  next(): Promise<{ name: string; data: unknown } | undefined>;
  /** The first chunk of the stream. */
  readonly greeting: string | undefined;
  close(): void;
}

/** Reads server-sent events as a browser does. */
async function listen(address: string, headers: Record<string, string>): Promise<Listener> {
  const abort = new AbortController();
  const url = `${address}${streamConsoleEvents.path}`;
  const answer = await fetch(url, { headers, signal: abort.signal });
  const reader = (answer.body as ReadableStream<Uint8Array>)
    .pipeThrough(new TextDecoderStream())
    .getReader();
  let text = '';
  const nextBlock = async (): Promise<string | undefined> => {
    for (;;) {
      const end = text.indexOf('\n\n');
      if (end >= 0) {
        const block = text.slice(0, end);
        text = text.slice(end + 2);
        return block;
      }
      const { done, value } = await reader.read();
      if (done) return undefined;
      text += value;
    }
  };
  const greeting = await nextBlock();
  const next: Listener['next'] = async () => {
    for (;;) {
      const block = await nextBlock();
      if (block === undefined) return undefined;
      const name = /^event: (.*)$/m.exec(block)?.[1];
      if (name === undefined) continue;
      const data = JSON.parse(/^data: (.*)$/m.exec(block)?.[1] ?? '') as unknown;
      return { name, data };
    }
  };
  const close = () => abort.abort();
  return { status: answer.status, next, greeting, close };
}

let server: TestApp;
let address: string;
let call: StaffCall;
let listeners: Listener[];
beforeEach(async () => {
  listeners = [];
  server = await makeApp({ pollingIntervals: { tick: 10, beat: 20 } });
  await server.app.listen({ port: 0, host: '127.0.0.1' });
  address = `http://127.0.0.1:${(server.app.server.address() as AddressInfo).port}`;
  call = await logInStaff(server);
});
afterEach(async () => {
  for (const listener of listeners) listener.close();
  await server.remove();
});

const open = async (headers: Record<string, string>, more = {}) => {
  const listener = await listen(address, { ...headers, ...more });
  listeners.push(listener);
  return listener;
};

it('tells what arrives, whole, and that something was changed', async () => {
  await send(server, 'contact');
  const listener = await open(await server.logIn());
  expect(listener.status).toBe(200);
  const record = await send(server, 'pledge');
  expect(await listener.next()).toMatchObject({
    name: 'arrived',
    data: { kind: 'pledge', records: [record] },
  });
  const review = { state: 'done', assignee: null, seenVersion: -1 };
  await call(changeReview, { kind: 'pledge', id: record._id, body: review });
  expect(await listener.next()).toMatchObject({ name: 'changed', data: { kind: 'pledge' } });
});

it('tells that a merge changed the records of its kind', async () => {
  const [stays, goes] = [await send(server, 'pledge'), await send(server, 'pledge')];
  const listener = await open(await server.logIn());
  const choice = { survivor: versionOf(stays), merged: [versionOf(goes)], values: {} };
  await call(mergeRecords, { kind: 'pledge', body: choice });
  expect(await listener.next()).toMatchObject({ name: 'changed', data: { kind: 'pledge' } });
});

it('tells of members who register and change their profile', async () => {
  const listener = await open(await server.logIn());
  const { id, headers } = await makeMember(server, 'ada@example.org');
  expect(await listener.next()).toMatchObject({
    name: 'arrived',
    data: { kind: 'profiles', records: [{ _id: id, email: 'ada@example.org' }] },
  });
  const payload = { phone: '0512 7' };
  await server.app.inject({
    method: 'PUT',
    url: toAddress(getOwnProfile, { id }),
    headers,
    payload,
  });
  expect(await listener.next()).toMatchObject({ name: 'changed', data: { kind: 'profiles' } });
});

it('tells no record of a confidential section until its list is read', async () => {
  const { headers, call: callAsPastor } = await logInWith(server, 'pastor');
  const listener = await open(headers);
  await send(server, 'welfare');
  expect(await listener.next()).toEqual({ name: 'arrived', data: { kind: 'welfare' } });
  await callAsPastor('GET', listEndpoint('welfare'));
  const record = await send(server, 'welfare');
  expect(await listener.next()).toMatchObject({ data: { kind: 'welfare', records: [record] } });
});

it('tells of a section only those who may read it, from the moment on that roles change', async () => {
  const { headers } = await logInWith(server, 'treasurer', 'pastor');
  const listener = await open(headers);
  const seen = await send(server, 'contact');
  expect(await listener.next()).toMatchObject({ data: { records: [seen] } });
  await changeRoles(server, ['treasurer', 'pastor'], ['treasurer']);
  expect(await listener.next()).toMatchObject({ name: 'rights', data: {} });
  await send(server, 'welfare');
  const pledge = await send(server, 'pledge');
  expect(await listener.next()).toMatchObject({ data: { kind: 'pledge', records: [pledge] } });
});

it('counts nothing that happens elsewhere', async () => {
  const { headers } = await logInWith(server, 'treasurer');
  const { greeting } = await open(headers);
  await send(server, 'welfare');
  const { _id } = await send(server, 'welfare');
  const review = { state: 'done', assignee: null, seenVersion: -1 };
  await call(changeReview, { kind: 'welfare', id: _id, body: review });
  const again = await open(headers, { 'last-event-id': '0-0-0' });
  const pledge = await send(server, 'pledge');
  expect([greeting, again.greeting]).toEqual(['retry: 3000', 'retry: 3000']);
  expect(await again.next()).toMatchObject({ name: 'arrived', data: { records: [pledge] } });
});

it('ends at once when the account is taken away', async () => {
  const slow = await makeApp({ pollingIntervals: { tick: 10, beat: 3_600_000 } });
  await slow.app.listen({ port: 0, host: '127.0.0.1' });
  const { headers } = await logInWith(slow, 'treasurer');
  const { port } = slow.app.server.address() as AddressInfo;
  const listener = await listen(`http://127.0.0.1:${port}`, headers);
  await removeAccount(slow, ['treasurer']);
  expect(await listener.next()).toBeUndefined();
  await slow.remove();
});

it('tells what another process took', async () => {
  const listener = await open(await server.logIn());
  const { dataDir } = server.address;
  const other = await buildApp({ database: server.database, config: { dataDir } });
  const payload = { message: 'from elsewhere' };
  await other.inject({ method: 'POST', url: '/api/testimonies', payload });
  await other.close();
  expect(await listener.next()).toMatchObject({ data: { kind: 'testimony' } });
});

it('says nothing of what is in quarantine', async () => {
  const listener = await open(await server.logIn());
  const payload = { message: 'buy', website: 'spam' };
  await server.database
    .insertInto('submissions')
    .values({
      id: 'q1',
      kind: 'testimony',
      body: storedPlain(JSON.stringify(payload)),
      consent: null,
      idempotency_key: null,
      created_at: '',
      updated_at: '',
      version: 0,
      quarantine: 'honeypot',
    })
    .execute();
  await send(server, 'contact');
  expect(await listener.next()).toMatchObject({ data: { kind: 'contact' } });
});

it('ends with the session', async () => {
  const headers = await server.logIn();
  const listener = await open(headers);
  await server.app.inject({ method: 'POST', url: logOutAdmin.path, headers });
  expect(await listener.next()).toBeUndefined();
  expect((await open(headers)).status).toBe(401);
});

it('ends when the server stops, which does not wait for connected consoles', async () => {
  const listener = await open(await server.logIn());
  const [end] = await Promise.all([listener.next(), server.app.close()]);
  expect(end).toBeUndefined();
});

it('opens eight streams for a session, and as many for another', async () => {
  const headers = await server.logIn();
  const streams: Listener[] = [];
  for (let count = 0; count < 8; count++) streams.push(await open(headers));
  expect((await open(headers)).status).toBe(429);
  expect((await open(await server.logIn())).status).toBe(200);
  await server.app.inject({ method: 'POST', url: logOutAdmin.path, headers });
  for (const stream of streams) expect(await stream.next()).toBeUndefined();
  expect((await open(await server.logIn())).status).toBe(200);
});

it('is neither cached nor compressed', async () => {
  const headers = { ...(await server.logIn()), 'accept-encoding': 'gzip, br' };
  const abort = new AbortController();
  const answer = await fetch(`${address}${streamConsoleEvents.path}`, {
    headers,
    signal: abort.signal,
  });
  expect(answer.headers.get('content-type')).toBe('text/event-stream; charset=utf-8');
  expect(answer.headers.get('cache-control')).toBe('no-store');
  expect(answer.headers.get('content-encoding')).toBeNull();
  abort.abort();
});
