import { fastify } from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { JsonPiece } from '../storage/record-list';
import { sendJsonList } from './json-list';

let app: FastifyInstance;
afterEach(() => app.close());

/** Serves a list whose reading fails before the piece of a number. */
async function listen(failing?: number): Promise<string> {
  async function* pieces(): AsyncGenerator<JsonPiece, void> {
    const all = ['[', Buffer.from('{"n":"ü"}'), ',{"n":2}', Buffer.from(',{"n":3}'), ']'];
    for (const [number, piece] of all.entries()) {
      if (number === failing) throw new Error('the database has gone');
      yield piece;
    }
  }
  app = fastify();
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
  'is cut off when it fails before piece %d, so that nobody takes it for whole',
  async (failing) => {
    const reading = fetch(await listen(failing)).then((answer) => answer.text());
    await expect(reading).rejects.toThrow();
  },
);
