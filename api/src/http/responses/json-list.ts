import { Readable } from 'node:stream';
import type { FastifyReply } from 'fastify';
import type { JsonPiece } from '../../storage/record-list';
import { toSlices } from './byte-slices';

/**
 * Sends the pieces of a JSON list as they come, compressed if the client accepts it. The first rows are awaited, so
 * that a database that does not answer is still a clean 503; a later fault cuts the connection, and the client sees
 * an incomplete answer.
 */
export async function sendJsonList(
  reply: FastifyReply,
  pieces: AsyncGenerator<JsonPiece, void>,
): Promise<FastifyReply> {
  const firsts = [await pieces.next(), await pieces.next()];
  const begun = firsts.flatMap(({ value }) => value ?? []);
  const list = Readable.from(continueWith(begun, pieces), { objectMode: false });
  // The plugin says it of compressed lists only.
  const vary = [reply.getHeader('vary'), 'accept-encoding'].filter(Boolean).join(', ');
  reply.type('application/json; charset=utf-8').header('vary', vary).compress(list);
  return reply;
}

/** The next piece is read while the last one is on its way. No piece is kept once it is. */
async function* continueWith(begun: JsonPiece[], others: AsyncGenerator<JsonPiece, void>) {
  let upcoming = others.next();
  // A fault is thrown below, unless the reader has gone away before.
  upcoming.catch(() => undefined);
  for (let piece = begun.shift(); piece !== undefined; piece = begun.shift())
    yield* toSlices(piece);
  for (let piece = await upcoming; !piece.done; piece = await upcoming) {
    upcoming = others.next();
    upcoming.catch(() => undefined);
    yield* toSlices(piece.value);
  }
}
