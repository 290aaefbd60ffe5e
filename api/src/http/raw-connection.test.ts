import { connect } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { ErrorBody } from 'contract/wire';
import { makeApp } from '../../testing/test-app';
import type { TestApp } from '../../testing/test-app';
import { defaultPatience } from './make-server';

/** The rows of SAFETY 3.B that need a connection of their own. */
let server: TestApp;
beforeAll(async () => {
  server = await makeApp({ patience: { request: 200, check: 50 } });
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
    // A server that refuses early may reset the connection on what still comes.
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

it('waits for nobody longer than 30 seconds (SAFETY 3.E)', () => {
  expect(defaultPatience.request + defaultPatience.check).toBeLessThanOrEqual(30_000);
});
