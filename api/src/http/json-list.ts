import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';

/**
 * Sends the pieces of a JSON list as they come. The first is awaited, so that a database that does not
 * answer is still a clean 503; a fault after that cuts the connection, and the reader sees a broken answer.
 */
export async function sendJsonList(
  reply: FastifyReply,
  pieces: AsyncGenerator<string>,
): Promise<FastifyReply> {
  const first = await pieces.next();
  reply.type('application/json; charset=utf-8');
  if (first.done) return reply.send('[]');
  if (first.value.endsWith(']')) return reply.send(first.value);
  return reply.send(Readable.from(continueWith(first.value, pieces), { objectMode: false }));
}

async function* continueWith(first: string, others: AsyncGenerator<string>) {
  yield first;
  yield* others;
}
