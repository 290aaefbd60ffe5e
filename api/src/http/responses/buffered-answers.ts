import { Readable } from 'node:stream';
import type { FastifyInstance } from 'fastify';
import { toSlices } from './byte-slices';
import { busy } from '../errors/http-error';

/** The length in bytes up to which a response is written at once. */
const shortAnswer = 64 * 1024;
/** The limit in bytes of all longer responses that are not yet read. */
const maxHeld = 64 * 1024 * 1024;

/**
 * Writes a buffered response piece by piece, so that the client's reading pace can be measured, and limits the memory
 * of all buffered responses together: beyond it a request is answered with 503. Clients that get the same buffer share
 * it.
 */
export function limitBufferedAnswers(app: FastifyInstance): void {
  const held = new HeldBuffers();
  app.addHook('onSend', (_request, reply, payload, done) => {
    const isWhole = typeof payload === 'string' || Buffer.isBuffer(payload);
    if (!isWhole || payload.length <= shortAnswer) {
      done(null, payload);
      return;
    }
    const bytes = typeof payload === 'string' ? Buffer.from(payload) : payload;
    if (!held.hasRoomFor(bytes)) {
      // The error is sent instead, without compression.
      reply.removeHeader('content-encoding');
      done(busy());
      return;
    }
    held.add(bytes);
    reply.raw.once('close', () => held.remove(bytes));
    reply.header('content-length', bytes.length);
    done(null, Readable.from(toSlices(bytes), { objectMode: false }));
  });
}

/** The buffers that are not yet read completely. */
class HeldBuffers {
  private bytes = 0;
  private readonly readers = new Map<Buffer, number>();

  hasRoomFor(buffer: Buffer): boolean {
    return this.bytes === 0 || this.readers.has(buffer) || this.bytes + buffer.length <= maxHeld;
  }

  add(buffer: Buffer): void {
    const readers = this.readers.get(buffer) ?? 0;
    if (readers === 0) this.bytes += buffer.length;
    this.readers.set(buffer, readers + 1);
  }

  remove(buffer: Buffer): void {
    const readers = (this.readers.get(buffer) ?? 0) - 1;
    if (readers > 0) this.readers.set(buffer, readers);
    else if (this.readers.delete(buffer)) this.bytes -= buffer.length;
  }
}
