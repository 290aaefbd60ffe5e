import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JsonPiece } from '../storage/record-list';

/**
 * Sends the pieces of a JSON list as they come. The first rows are awaited, so that a database that does not
 * answer is still a clean 503; a fault after that cuts the connection, and the reader sees a broken answer.
 */
export async function sendJsonList(
  reply: FastifyReply,
  pieces: AsyncGenerator<JsonPiece, void>,
): Promise<FastifyReply> {
  const begun = [await pieces.next(), await pieces.next()];
  const all = continueWith(
    begun.flatMap(({ value }) => value ?? []),
    pieces,
  );
  return reply
    .type('application/json; charset=utf-8')
    .send(Readable.from(all, { objectMode: false }));
}

/** The next piece is read while the last one is on its way. */
async function* continueWith(begun: readonly JsonPiece[], others: AsyncGenerator<JsonPiece, void>) {
  let upcoming = others.next();
  // A fault is thrown below, unless the reader has gone away before.
  upcoming.catch(() => undefined);
  yield* begun;
  for (let piece = await upcoming; !piece.done; piece = await upcoming) {
    upcoming = others.next();
    upcoming.catch(() => undefined);
    yield piece.value;
  }
}
