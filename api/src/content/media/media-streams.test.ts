import { once } from 'node:events';
import { get } from 'node:http';
import type { IncomingMessage } from 'node:http';
import { PassThrough } from 'node:stream';
import { fastify } from 'fastify';
import { sendError } from '../../http/errors/send-error';
import { StreamShares } from '../../http/limits/stream-shares';
import type { MediaStore } from './files/media-store';
import { serveMedia } from './serve-media';

const url = `/media/${'0'.repeat(36)}/a.mp3`;

/** Creates a server that sends files only as far as a test lets it. */
function makeServer() {
  const app = fastify();
  app.setErrorHandler(sendError);
  const opened: PassThrough[] = [];
  const store: Partial<MediaStore> = {
    measure: async () => 4,
    read: () => {
      const content = new PassThrough();
      opened.push(content);
      return content;
    },
  };
  app.decorate('mediaStore', store as MediaStore);
  serveMedia(app, { has: async () => true }, new StreamShares({ total: 4, perSubnet: 2 }));
  const ask = (remoteAddress: string, method: 'GET' | 'HEAD' = 'GET') =>
    app.inject({ method, url, remoteAddress });
  return { app, opened, ask };
}

it('sends so many files of one network at a time, and of all, cuts one of who has most, and has a place again after each', async () => {
  const { app, opened, ask } = makeServer();
  const answers: Promise<unknown>[] = [];
  const beginAll = async (...addresses: readonly string[]) => {
    for (const address of addresses) {
      const before = opened.length;
      answers.push(ask(address).catch((error: unknown) => error));
      while (opened.length === before) await new Promise((resolve) => setImmediate(resolve));
    }
  };
  await beginAll('2001:db8:1:1::1', '2001:db8:1:1::2');
  const second = await ask('2001:db8:1:1::3');
  expect([second.statusCode, second.headers['retry-after']]).toEqual([429, '30']);
  expect(second.headers['cache-control']).toBe('no-store');
  await beginAll('192.0.2.1', '192.0.2.2');
  await beginAll('192.0.2.3');
  expect(await answers[0]).toMatchObject({ message: 'response destroyed before completion' });
  expect(opened[0]?.destroyed).toBe(true);
  const last = await ask('192.0.2.4');
  expect([last.statusCode, last.headers['retry-after']]).toEqual([503, '2']);
  // A HEAD request sends no bytes, so it needs no stream.
  expect((await ask('192.0.2.3', 'HEAD')).statusCode).toBe(200);
  for (const content of opened) content.end('abcd');
  expect(await Promise.all(answers.slice(1))).toMatchObject(Array(4).fill({ statusCode: 200 }));
  await beginAll('2001:db8:1:1::3');
  opened.at(-1)?.end('abcd');
  expect(await answers.at(-1)).toMatchObject({ statusCode: 200 });
  await app.close();
});

it('has a place again where a reader goes away', async () => {
  const { app, opened } = makeServer();
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  for (let reader = 0; reader < 5; reader++) {
    const request = get(origin + url);
    // The connection is expected to be cut.
    request.on('error', () => undefined);
    while (opened.length === reader) await new Promise((resolve) => setImmediate(resolve));
    const closed = new Promise((resolve) => opened[reader]?.once('close', resolve));
    opened[reader]?.write('ab');
    const [answer] = (await once(request, 'response')) as [IncomingMessage];
    expect(answer.statusCode).toBe(200);
    request.destroy();
    await closed;
  }
  await app.close();
});
