import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { keepSending, openConnection } from '../../../testing/stand-ins/raw-connection';
import type { RawConnection } from '../../../testing/stand-ins/raw-connection';
import { makeSeparateBodyQuota } from './body-guard';
import type { BodyPace } from './body-guard';
import { makeServer } from '../make-server';
import { NetworkQuota } from '../limits/network-quota';
import { badRequest } from '../errors/http-error';

const limit = 10_000;
/** A pace that a body sent at once always keeps, also on a busy machine. */
const ample: BodyPace = { firstTime: 20_000, maxTime: 20_000, bytesPerSecond: 1 };

let app: FastifyInstance;
/** The number of bodies that reached a route's handler. */
let handled: number;
const opened: RawConnection[] = [];
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await app.close();
});

/** Serves routes that take JSON, where the quota of a network is little more than one body of the limit. */
async function serve(pace: BodyPace, request = 20_000): Promise<void> {
  app = await makeServer(pino({ enabled: false }), () => new Date(), {
    timeouts: { request, progress: 30_000, check: 20 },
  });
  const quota = new NetworkQuota({ total: 22_000, perSubnet: 11_000 });
  const body = () => ({ limit, least: 100, quota, pace });
  handled = 0;
  app.post('/upload', { config: { body }, bodyLimit: limit }, async () => ({ ok: ++handled }));
  app.post('/login', { config: { body: makeSeparateBodyQuota() } }, async () => ({ ok: true }));
  app.post('/form', async () => ({ ok: true }));
  const onRequest = () => Promise.reject(badRequest('Not you.'));
  app.post('/refused', { onRequest }, async () => ({ ok: true }));
  await app.listen({ host: '127.0.0.1', port: 0 });
}

const head = (path: string, length: string) =>
  `POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n${length}\r\n\r\n`;
const ofLength = (length: number) => `Content-Length: ${length}`;
const chunked = 'Transfer-Encoding: chunked';
const open = (path: string, length: string, begin = '{') => {
  const connection = openConnection(app, head(path, length) + begin);
  opened.push(connection);
  return connection;
};

it.each(['/form', '/upload'])('cuts a body that comes byte by byte to %s', async (path) => {
  await serve({ firstTime: 200, maxTime: 400, bytesPerSecond: 1024 }, 200);
  const slow = open(path, ofLength(9_000));
  keepSending(slow, ' ', 10);
  expect(await slow.status).toBe(408);
});

it('gives a body of many bytes the time that they earn, and no more than so much at once', async () => {
  await serve({ firstTime: 500, maxTime: 3_000, bytesPerSecond: 100 }, 200);
  const steady = open('/upload', ofLength(9_000));
  const rest = `${' '.repeat(8_998)}}`;
  for (let sent = 0; sent < rest.length; sent += 1_000) {
    steady.socket.write(rest.slice(sent, sent + 1_000));
    // All pauses together last longer than the time that a body has without what arrives meanwhile.
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  expect(await steady.status).toBe(200);
  const stopped = open('/upload', ofLength(9_000), `{${' '.repeat(8_000)}`);
  expect(await stopped.status).toBe(408);
});

it('cuts a body whose sender was answered already', async () => {
  await serve(ample, 200);
  const refused = open('/refused', ofLength(9_000));
  expect(await refused.status).toBe(400);
  await new Promise((resolve) => refused.socket.once('close', resolve));
});

/** Sends the body again until it gets that status. */
async function sendUntil(expected: number, path: string, body: string): Promise<void> {
  for (let status = NaN; status !== expected;) {
    status = await open(path, ofLength(body.length), body).status;
  }
}

it.each([
  ['a length', ofLength(limit)],
  ['no length', chunked],
])('counts next to nothing for a body of which only %s has come', async (_what, length) => {
  await serve(ample);
  for (let number = 0; number < 20; number++) {
    const held = new Promise((resolve) => app.server.once('request', resolve));
    open('/upload', length, '');
    await held;
  }
  const long = `{${' '.repeat(limit / 2)}}`;
  expect(await open('/upload', ofLength(long.length), long).status).toBe(200);
});

it.each([
  ['at once', ofLength(limit), `{${' '.repeat(9_000)}`],
  ['in pieces of one byte', chunked, '1\r\n{\r\n'.repeat(75)],
])('counts what has come of a body %s, until it is gone', async (_how, length, begin) => {
  await serve(ample);
  const first = open('/upload', length, begin);
  await sendUntil(429, '/upload', `{${' '.repeat(2_000)}}`);
  // JSON and forms have a quota of their own.
  expect(await open('/form', ofLength(2), '{}').status).toBe(200);
  first.socket.destroy();
  await sendUntil(200, '/upload', `{${' '.repeat(2_000)}}`);
});

it('answers a body that becomes too much while it comes, lets no code have it, and closes', async () => {
  await serve(ample);
  const first = open('/upload', chunked, `bb8\r\n${' '.repeat(3_000)}\r\n`);
  await sendUntil(429, '/upload', `{${' '.repeat(8_000)}}`);
  const before = handled;
  const second = open('/upload', chunked, '2\r\n{}\r\n');
  second.socket.write(`1f40\r\n${' '.repeat(8_000)}\r\n0\r\n\r\n`);
  let answer = '';
  second.socket.on('data', (bytes) => (answer += bytes.toString()));
  expect(await second.status).toBe(429);
  await new Promise((resolve) => second.socket.once('close', resolve));
  expect(answer).toMatch(/^retry-after: 30\r$/im);
  expect(answer).toMatch(/^cache-control: no-store\r$/im);
  expect(handled).toBe(before);
  first.socket.destroy();
});

it('takes logins while one network has filled its share of the memory for forms', async () => {
  await serve(ample);
  const most = 128 * 1024;
  for (let number = 0; number < 128; number++) {
    open('/form', ofLength(most), `{${' '.repeat(most - 2)}`);
  }
  const long = `{${' '.repeat(most - 2)}}`;
  await sendUntil(429, '/form', long);
  expect(await open('/login', ofLength(most), long).status).toBe(200);
});

it('counts a body no longer once it is answered', async () => {
  await serve(ample);
  for (let sent = 0; sent < 120; sent++) {
    const answer = await app.inject({ method: 'POST', url: '/upload', payload: { n: sent } });
    expect(answer.statusCode).toBe(200);
  }
});
