import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs';
import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { ErrorBody } from 'contract/wire';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { defaultTimeouts } from './make-server';

/** The cases of safety 3.B that need a raw connection. */
let server: TestApp;
beforeAll(async () => {
  server = await makeApp({ timeouts: { request: 200, progress: 30_000, check: 50 } });
  await server.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(() => server.remove());

/** Writes the bytes and reads until the server closes. */
function exchange(bytes: string): Promise<string> {
  const { port } = server.app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    let answer = '';
    const socket = connect(port, '127.0.0.1', () => socket.write(bytes));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    // A server that refuses early may reset the connection when more bytes arrive.
    socket.on('error', () => undefined);
    socket.on('close', () => resolve(answer));
  });
}

const statusOf = (answer: string) => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1]);
const bodyOf = (answer: string) => JSON.parse(answer.split('\r\n\r\n')[1] ?? '') as ErrorBody;

const contactHead = 'POST /api/contacts HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\n';

it.each([
  [400, 'no Host', 'GET /api/health HTTP/1.1\r\nConnection: close\r\n\r\n'],
  [
    400,
    'Content-Length and Transfer-Encoding',
    `${contactHead}Content-Length: 4\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n\r\n`,
  ],
  [400, 'two Content-Lengths', `${contactHead}Content-Length: 2\r\nContent-Length: 3\r\n\r\n{}`],
  [400, 'no HTTP', 'HELO church\r\n\r\n'],
  [417, 'an expectation', 'GET /api/health HTTP/1.1\r\nHost: a\r\nExpect: foo\r\n\r\n'],
  [400, 'two Hosts', 'GET /api/health HTTP/1.1\r\nHost: a\r\nhost: b\r\n\r\n'],
  [400, 'a Host that is a list', 'GET / HTTP/1.1\r\nHost: a, b\r\n\r\n'],
  [400, 'an empty Host', 'GET / HTTP/1.1\r\nHost:\r\n\r\n'],
  [
    400,
    'two credentials',
    'GET / HTTP/1.1\r\nHost: a\r\nAuthorization: a\r\nAuthorization: b\r\n\r\n',
  ],
  [
    400,
    'two idempotency keys',
    `${contactHead}Idempotency-Key: a\r\nidempotency-key: b\r\nContent-Length: 2\r\n\r\n{}`,
  ],
  [
    431,
    'a header of 2 KB that needs no 1 KB',
    `GET /api/testimonies HTTP/1.1\r\nHost: a\r\nAccept-Encoding: a${' '.repeat(2000)}b\r\n\r\n`,
  ],
  [431, 'a hundred headers and more', `GET / HTTP/1.1\r\nHost: a\r\n${'X: y\r\n'.repeat(100)}\r\n`],
  [431, 'headers of 100 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(100_000)}\r\n\r\n`],
  [408, 'a body that does not end', `${contactHead}Content-Length: 100\r\n\r\n{`],
  [408, 'headers that do not end', 'GET / HTTP/1.1\r\nHost: a\r\nX: y'],
  [
    413,
    'the announcement of 10 MB, before a byte of it',
    `${contactHead}Content-Length: 10000000\r\n\r\n`,
  ],
  [
    413,
    'chunks without end',
    `${contactHead}Transfer-Encoding: chunked\r\n\r\n${`fff\r\n${'x'.repeat(0xfff)}\r\n`.repeat(40)}`,
  ],
])('answers %d to %s, and closes', async (status, _, bytes) => {
  const answer = await exchange(bytes);
  expect(statusOf(answer)).toBe(status);
  expect(bodyOf(answer).message).toMatch(/^[A-Z].*\.$/);
  expect(bodyOf(answer).error).toBe(bodyOf(answer).message);
  expect(answer).toMatch(/^cache-control: no-store\r$/im);
  expect(answer).toMatch(/^x-content-type-options: nosniff\r$/im);
  expect(answer).toMatch(/^content-security-policy: .*frame-ancestors 'none'\r$/im);
});

it.each([
  'Cookie',
  'Referer',
  'User-Agent',
  'Accept',
  'Sec-CH-UA-Full-Version-List',
  'X-Forwarded-For',
])('takes a %s of 4 KB', async (name) => {
  const head = `GET /api/health HTTP/1.1\r\nHost: a\r\nConnection: close\r\n`;
  expect(statusOf(await exchange(`${head}${name}: ${'x'.repeat(4096)}\r\n\r\n`))).toBe(200);
});

it('takes two headers of a name that may stand there twice', async () => {
  const twice = 'X-Forwarded-For: 192.0.2.1\r\nX-Forwarded-For: 192.0.2.2\r\n';
  const head = `GET /api/health HTTP/1.1\r\nHost: a:80\r\nConnection: close\r\n`;
  expect(statusOf(await exchange(`${head}${twice}\r\n`))).toBe(200);
});

it('keeps nothing of what is asked for by the whole address of some host', async () => {
  const answer = await exchange(
    'GET http://elsewhere.example/api/testimonies HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n',
  );
  expect(statusOf(answer)).toBe(200);
  expect(answer).toMatch(/^cache-control: no-store\r$/im);
});

it('answers what was sent before the last answer came in the same order', async () => {
  const head = 'HTTP/1.1\r\nHost: a\r\n';
  const answer = await exchange(
    `GET /api/nothing ${head}\r\nGET /api/health ${head}\r\nPUT /api/health ${head}Connection: close\r\n\r\n`,
  );
  expect([...answer.matchAll(/HTTP\/1\.1 (\d+) /g)].map(([, status]) => status)).toEqual([
    '404',
    '200',
    '405',
  ]);
});

it('cuts a connection on which more requests wait than may', async () => {
  const answer = await exchange('GET /api/health HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(18));
  expect([...answer.matchAll(/HTTP\/1\.1 /g)].length).toBeLessThan(18);
});

it('leaves no file open for an answer that waited when the connection broke', async () => {
  const siteDir = mkdtempSync(join(tmpdir(), 'church-site-'));
  mkdirSync(join(siteDir, 'files'));
  const file = join(siteDir, 'files/long.mp3');
  writeFileSync(file, '');
  // The file is longer than the socket buffers of both sides.
  truncateSync(file, 50_000_000);
  const site = await makeApp({ config: { siteDir } });
  await site.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = site.app.server.address() as AddressInfo;
  const countOpen = () =>
    readdirSync('/proc/self/fd').filter((fd) => linkOf(`/proc/self/fd/${fd}`) === file).length;
  const socket = connect(port, '127.0.0.1');
  socket.write('GET /long.mp3 HTTP/1.1\r\nHost: a\r\n\r\n'.repeat(10));
  await new Promise((resolve) => socket.once('readable', resolve));
  // By now every waiting request has had the chance to begin.
  for (let read = 0; read < 20; read++) await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(countOpen()).toBe(1);
  socket.destroy();
  while (countOpen() > 0) await fetch(`http://127.0.0.1:${port}/api/health`);
  await site.remove();
  rmSync(siteDir, { recursive: true });
});

function linkOf(path: string): string | undefined {
  try {
    return readlinkSync(path);
  } catch {
    return undefined;
  }
}

it('stores nothing of an upload that is cut off', async () => {
  const { port } = server.app.server.address() as AddressInfo;
  await new Promise<void>((resolve) => {
    const socket = connect(port, '127.0.0.1', () => {
      socket.write(`${contactHead}Content-Length: 100\r\n\r\n{"name":`, () => socket.destroy());
    });
    socket.on('close', () => resolve());
  });
  expect(await server.readList('/api/contacts')).toEqual([]);
  expect(server.logged).toEqual([]);
});

it('cuts five hundred slow connections at once, and answers others meanwhile', async () => {
  const slow = Array.from({ length: 500 }, (_, number) =>
    exchange(
      number % 2 === 0
        ? 'GET / HTTP/1.1\r\nHost: a\r\nX: '
        : `${contactHead}Content-Length: 9\r\n\r\n{`,
    ),
  );
  const { port } = server.app.server.address() as AddressInfo;
  const quick = await fetch(`http://127.0.0.1:${port}/api/health`);
  expect(quick.status).toBe(200);
  const answers = await Promise.all(slow);
  expect(new Set(answers.map(statusOf))).toEqual(new Set([408]));
});

it('waits for no request longer than 30 seconds (safety 3.E)', () => {
  expect(defaultTimeouts.request + defaultTimeouts.check).toBeLessThanOrEqual(30_000);
});
