import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { JsonPiece } from '../../storage/record-list';
import { addCompression } from './compression';
import { sendJsonList } from './json-list';

let app: FastifyInstance;
afterEach(() => app.close());

const short = ['[', Buffer.from('{"n":"ü"}'), ',{"n":2}', Buffer.from(',{"n":3}'), ']'];
const text = 'Grüß Gott! '.repeat(1000);
const long = ['[', Buffer.from(`{"n":"${text}"}`), `,{"n":"${text}"}`, ',{"n":3}', ']'];

/** Serves a list that fails before the piece with that number. */
async function listen(failing?: number, all: readonly JsonPiece[] = short): Promise<string> {
  async function* pieces(): AsyncGenerator<JsonPiece, void> {
    for (const [number, piece] of all.entries()) {
      if (number === failing) throw new Error('the database has gone');
      yield piece;
    }
  }
  app = fastify();
  await addCompression(app);
  app.get('/', (_request, reply) => sendJsonList(reply, pieces()));
  return app.listen({ host: '127.0.0.1', port: 0 });
}

it('sends the pieces in their order, be they text or bytes', async () => {
  const answer = await fetch(await listen());
  expect(answer.headers.get('content-type')).toBe('application/json; charset=utf-8');
  expect(await answer.json()).toEqual([{ n: 'ü' }, { n: 2 }, { n: 3 }]);
});

it.each([0, 1])('is an ordinary error when the reading fails before piece %d', async (failing) => {
  expect((await fetch(await listen(failing))).status).toBe(500);
});

it.each([2, 3, 4])(
  'is cut off when it fails before piece %d, so that it cannot pass for a whole list',
  async (failing) => {
    const reading = fetch(await listen(failing)).then((answer) => answer.text());
    await expect(reading).rejects.toThrow();
  },
);

describe('compression', () => {
  /** Returns the bytes of the response as they are sent: fetch would decompress them. */
  const ask = async (headers: Record<string, string>) => {
    await listen(undefined, long);
    return app.inject({ url: '/', headers });
  };
  const unpack = { br: brotliDecompressSync, gzip: gunzipSync };

  it.each([
    ['gzip, deflate, br', 'br'],
    ['gzip, deflate, br;q=0', 'gzip'],
  ] as const)('of a long list is what %s asks for: %s', async (accepted, encoding) => {
    const { headers, rawPayload } = await ask({ 'accept-encoding': accepted });
    expect(headers).toMatchObject({ 'content-encoding': encoding, vary: 'accept-encoding' });
    expect(rawPayload.length).toBeLessThan(1000);
    const whole = unpack[encoding](rawPayload).toString();
    expect(JSON.parse(whole)).toEqual([{ n: text }, { n: text }, { n: 3 }]);
  });

  it.each(['br', 'gzip'])('by %s hides no fault: the answer is cut off', async (accepted) => {
    const address = await listen(3, long);
    const reading = fetch(address, { headers: { 'accept-encoding': accepted } }).then((answer) =>
      answer.text(),
    );
    await expect(reading).rejects.toThrow();
  });
});
