import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JsonPiece } from '../../storage/record-list';
import { toSlices } from './byte-slices';

/**
 * Sends the pieces of a JSON list as they come, compressed if the client accepts it. The first rows are awaited, so
 * that a database that does not answer is still a clean 503; a later error cuts the connection, and the client sees an
 * incomplete response.
 */
export async function sendJsonList(
  reply: FastifyReply,
  pieces: AsyncGenerator<JsonPiece, void>,
): Promise<FastifyReply> {
  const firsts = [await pieces.next(), await pieces.next()];
  const begun = firsts.flatMap(({ value }) => value ?? []);
  const list = Readable.from(continueWith(begun, pieces), { objectMode: false });
  // The plugin sets it for compressed lists only.
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.type('application/json; charset=utf-8').header('vary', vary).compress(list);
  return reply;
}

/** Reads the next piece while the last one is being sent, and keeps none longer. */
async function* continueWith(begun: JsonPiece[], others: AsyncGenerator<JsonPiece, void>) {
  let upcoming = others.next();
  // An error is thrown below, unless the client has left before.
  upcoming.catch(() => undefined);
  for (let piece = begun.shift(); piece !== undefined; piece = begun.shift())
    yield* toSlices(piece);
  for (let piece = await upcoming; !piece.done; piece = await upcoming) {
    upcoming = others.next();
    upcoming.catch(() => undefined);
    yield* toSlices(piece.value);
  }
}
