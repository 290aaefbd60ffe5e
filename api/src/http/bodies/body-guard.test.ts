import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { keepSending, openConnection } from '../../../testing/raw-connection';
import type { RawConnection } from '../../../testing/raw-connection';
import type { BodyPace } from './body-guard';
import { makeServer } from '../make-server';
import { NetworkQuota } from '../limits/network-quota';
import { badRequest } from '../errors/http-error';

const limit = 10_000;
/** Time enough for a body that is sent at once, on a machine that is busy with everything else. */
const ample: BodyPace = { firstTime: 20_000, maxTime: 20_000, bytesPerSecond: 1 };

let app: FastifyInstance;
const opened: RawConnection[] = [];
afterEach(async () => {
  for (const { socket } of opened.splice(0)) socket.destroy();
  await app.close();
});

/** Serves one address that takes JSON, where a network may have one body of the limit at a time. */
async function serve(pace: BodyPace, request = 20_000): Promise<void> {
  app = makeServer(pino({ enabled: false }), () => new Date(), {
    timeouts: { request, progress: 30_000, check: 20 },
  });
  const quota = new NetworkQuota({ total: 2 * limit, perSubnet: limit });
  const body = { limit, least: 100, quota, pace };
  app.post('/upload', { config: { body }, bodyLimit: limit }, async () => ({ ok: true }));
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
    // Longer than it has without what comes meanwhile, all in all.
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

it.each([
  ['its length', ofLength(limit)],
  ['the most that can come', chunked],
])('counts a body by %s before a byte of it has come', async (_by, length) => {
  await serve(ample);
  const first = open('/upload', length, '');
  const held = new Promise((resolve) => app.server.once('request', resolve));
  await held;
  expect(await open('/upload', ofLength(100), '').status).toBe(429);
  // JSON and forms have a memory of their own.
  expect(await open('/form', ofLength(2), '{}').status).toBe(200);
  first.socket.destroy();
  for (let status = 429; status !== 200;) {
    status = await open('/upload', ofLength(2), '{}').status;
  }
});

it('counts a body no longer once it is answered', async () => {
  await serve(ample);
  for (let sent = 0; sent < 120; sent++) {
    const answer = await app.inject({ method: 'POST', url: '/upload', payload: { n: sent } });
    expect(answer.statusCode).toBe(200);
  }
});
