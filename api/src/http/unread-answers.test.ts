import { connect } from 'node:net';
import type { AddressInfo, Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';
import { makeLog } from './errors/error-log';
import { sendJsonList } from './responses/json-list';
import { defaultTimeouts, makeServer } from './make-server';

/** The size of a piece, in bytes. */
const pieceSize = 64 * 1024;
/**
 * The limit of bytes written for a client: the socket buffers of both sides on one machine, and some pieces of ours.
 */
const maxGiven = 24 * 1024 * 1024;

let given: number;
let app: FastifyInstance;
const sockets: Socket[] = [];
async function listen(timeouts = defaultTimeouts): Promise<void> {
  given = 0;
  const log = makeLog({ write: () => undefined });
  app = await makeServer(log, () => new Date(), { timeouts });
  app.get('/list', (_request, reply) => sendJsonList(reply, endlessList()));
  app.get('/whole', async () => 'x'.repeat(40_000_000));
  const shared = Buffer.alloc(40_000_000, 'x');
  app.get('/shared', async (_request, reply) =>
    reply.header('content-encoding', 'br').send(shared),
  );
  app.get('/short', async () => 'x');
  await app.listen({ host: '127.0.0.1', port: 0 });
}
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await app.close();
});

async function* endlessList(): AsyncGenerator<Buffer, void> {
  for (;;) {
    given += pieceSize;
    yield Buffer.alloc(pieceSize, ' ');
  }
}

function ask(path: string): Promise<Socket> {
  const { port } = app.server.address() as AddressInfo;
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('error', () => undefined);
    sockets.push(socket);
    socket.write(`GET ${path} HTTP/1.1\r\nHost: a\r\nAccept-Encoding: identity\r\n\r\n`);
    socket.once('readable', () => resolve(socket));
  });
}

const countConnections = () =>
  new Promise<number>((resolve) => app.server.getConnections((_error, count) => resolve(count)));

it('buffers little of a list for clients that do not read it, and cuts them', async () => {
  await listen({ request: 30_000, progress: 300, check: 50 });
  const readers = 10;
  await Promise.all(Array.from({ length: readers }, () => ask('/list')));
  while ((await countConnections()) > 0) await new Promise((resolve) => setImmediate(resolve));
  expect(given).toBeLessThanOrEqual(readers * maxGiven);
});

it('answers 503 to a request for a long answer while slow readers hold all the memory meant for answers', async () => {
  await listen();
  const first = await ask('/whole');
  const { port } = app.server.address() as AddressInfo;
  const second = await fetch(`http://127.0.0.1:${port}/whole`);
  expect(second.status).toBe(503);
  expect(second.headers.get('retry-after')).not.toBeNull();
  expect((await fetch(`http://127.0.0.1:${port}/short`)).status).toBe(200);
  first.destroy();
  for (let status = 503; status === 503;) {
    const third = await fetch(`http://127.0.0.1:${port}/whole`);
    status = third.status;
    await third.body?.cancel();
  }
});

it('counts once what several readers are sent of the same buffer', async () => {
  await listen();
  await Promise.all([ask('/shared'), ask('/shared')]);
  const { port } = app.server.address() as AddressInfo;
  const { status, body } = await fetch(`http://127.0.0.1:${port}/shared`, { method: 'HEAD' });
  await body?.cancel();
  expect(status).toBe(200);
});

it('says that there is no room in words that are not compressed', async () => {
  await listen();
  await ask('/whole');
  const { port } = app.server.address() as AddressInfo;
  const refused = await fetch(`http://127.0.0.1:${port}/shared`);
  expect(refused.status).toBe(503);
  expect(refused.headers.has('content-encoding')).toBe(false);
  expect(await refused.json()).toHaveProperty('message');
});
