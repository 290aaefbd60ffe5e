import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends the pieces of a JSON list as they come. The first rows are awaited, so that a database that does not
 * answer is still a clean 503; a fault after that cuts the connection, and the reader sees a broken answer.
 */
export async function sendJsonList(
  reply: FastifyReply,
  pieces: AsyncGenerator<string>,
): Promise<FastifyReply> {
  const opening = await pieces.next();
  const firstRows = await pieces.next();
  const begun = [opening, firstRows].map(({ value }) => value ?? '').join('');
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(continueWith(begun, pieces), { objectMode: false }));
}

async function* continueWith(begun: string, others: AsyncGenerator<string>) {
  yield begun;
  yield* others;
}
