import type { Socket } from 'node:net';
import type { FastifyInstance } from 'fastify';

/** In milliseconds. */
export interface ReaderLimits {
  /** How long a reader may take nothing of what waits for it. */
  readonly progress: number;
  /** How often readers are looked at. */
  readonly check: number;
}

/** In bytes a second, on average. The slowest phone (GPRS) reads three times as fast. */
const lowestRate = 1000;
/** The average is taken over so many times the limit of progress: a tunnel is no reason to cut a download. */
const rateSpan = 4;

/** How a reader gets on; times in milliseconds. */
interface Reading {
  /** Bytes that its connection has taken so far. */
  taken: number;
  /** When it last took some, or when nothing was left for it. */
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
      // A reset, because the system would go on keeping its part for a reader that has gone.
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

/** Brings a reading up to date. */
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
