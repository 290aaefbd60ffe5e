import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** Times in milliseconds. */
export interface ReaderLimits {
  /** The time for which a client may read nothing of what is buffered for it. */
  readonly progress: number;
  /** The interval of the checks. */
  readonly check: number;
}

/** The lowest average rate, in bytes a second. The slowest phone (GPRS) reads three times as fast. */
const lowestRate = 1000;
/** The average covers this multiple of the time limit, so that a tunnel does not cut a download. */
const rateSpan = 4;

/** The progress of a client; times in milliseconds. */
interface Reading {
  /** The bytes that its connection has taken so far. */
  taken: number;
  /** The time when it last took some, or when nothing was buffered. */
  progressAt: number;
  spanAt: number;
  takenAtSpan: number;
}

/**
 * Cuts the connection of a client that has bytes waiting and reads none of them within the limit's time, or less than
 * 1,000 bytes a second over four times that. A connection with nothing to read is kept. What counts is what the
 * operating system has accepted: its own socket buffer may hold some megabytes.
 */
export function cutSlowReaders(app: FastifyInstance, limits: ReaderLimits): void {
  const readings = new Map<Socket, Reading>();
  app.server.on('connection', (socket: Socket) => {
    readings.set(socket, begin(socket, performance.now()));
    socket.once('close', () => readings.delete(socket));
  });
  const timer = setInterval(() => {
    const now = performance.now();
    for (const [socket, reading] of readings) {
      if (socket.writableLength === 0) readings.set(socket, begin(socket, now));
      // A reset, because otherwise the system would keep its buffer for a client that has left.
      else if (isTooSlow(reading, takenBy(socket), now, limits)) socket.resetAndDestroy();
    }
  }, limits.check);
  timer.unref();
  app.addHook('onClose', async () => clearInterval(timer));
}

const takenBy = (socket: Socket): number => socket.bytesWritten - socket.writableLength;

function begin(socket: Socket, now: number): Reading {
  const taken = takenBy(socket);
  return { taken, progressAt: now, spanAt: now, takenAtSpan: taken };
}

/** Updates a reading and returns whether the client is too slow. */
function isTooSlow(reading: Reading, taken: number, now: number, { progress }: ReaderLimits) {
  if (taken > reading.taken) {
    reading.taken = taken;
    reading.progressAt = now;
  }
  const span = now - reading.spanAt;
  if (span >= rateSpan * progress) {
    if (taken - reading.takenAtSpan < (lowestRate * span) / 1000) return true;
    reading.spanAt = now;
    reading.takenAtSpan = taken;
  }
  return now - reading.progressAt >= progress;
}
