import { fork } from 'node:child_process';
import { join } from 'node:path';

/** A connection to the network. */
export interface LineSpeed {
  /** Milliseconds there and back. */
  readonly roundTrip: number;
  /** Bits a second. */
  readonly down: number;
  readonly up: number;
}

/** A port of this machine that leads to another over a slow line. */
export interface Line {
  readonly port: number;
  stop(): void;
}

/**
 * Lays a slow line to a port. The line shapes TCP itself: connecting costs a round trip, TLS its own, windows
 * start small, and HTTP/2 shares what there is as its ends agree. It runs in a process of its own, so that
 * no other work delays it.
 */
export function openSlowLink(target: number, speed: LineSpeed): Promise<Line> {
  const child = fork(join(import.meta.dirname, 'line-process.ts'));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('message', (port: number) =>
      resolve({
        port,
        stop: () => {
          if (child.connected) child.disconnect();
        },
      }),
    );
    child.send({ target, speed });
  });
}
