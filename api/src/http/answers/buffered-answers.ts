import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { slicesOf } from './byte-slices';
import { busy } from '../errors/http-error';

/** In bytes. Shorter answers are written at once. */
const shortAnswer = 64 * 1024;
/** In bytes, of all longer ones that readers have not taken yet. */
const maxHeld = 64 * 1024 * 1024;

/**
 * Writes a buffered answer piece by piece, so that the client's reading pace can be measured, and limits the memory of
 * all buffered answers together: beyond it a request is answered with 503.
 */
export function limitBufferedAnswers(app: FastifyInstance): void {
  let held = 0;
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length <= shortAnswer) {
      done(null, payload);
      return;
    }
    const bytes = Buffer.from(payload as string);
    if (held > 0 && held + bytes.length > maxHeld) {
      done(busy());
      return;
    }
    held += bytes.length;
    reply.raw.once('close', () => (held -= bytes.length));
    reply.header('content-length', bytes.length);
    done(null, Readable.from(slicesOf(bytes), { objectMode: false }));
  });
}
