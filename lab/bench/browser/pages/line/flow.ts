import type { Duplex } from 'node:stream';
import { DelayLine } from './delay-line.ts';

/** What a TCP segment carries on Ethernet, and what its headers add. */
const segmentBytes = 1460;
export const headerBytes = 40;

/** A connection's first window (RFC 6928). */
const firstWindow = 10 * segmentBytes;

/** How much a sender may be ahead of the line, so that its end does not buffer a whole page. */
const readAhead = 65_536;

/** One direction of one connection. It starts slowly: what is acknowledged widens its window. Nothing is lost. */
export class Flow {
  readonly #from: Duplex;
  readonly #to: Duplex;
  readonly #arrivals: DelayLine<Buffer>;
  readonly #acknowledgements: DelayLine<number>;
  readonly #queue: Buffer[] = [];
  #waiting = 0;
  #inFlight = 0;
  #window = firstWindow;
  #hasEnded = false;

  /** @param onReady is told whenever there may be something to send */
  constructor(from: Duplex, to: Duplex, onReady: () => void) {
    this.#from = from;
    this.#to = to;
    this.#arrivals = new DelayLine((bytes) => this.#arrive(bytes));
    this.#acknowledgements = new DelayLine((size) => {
      this.#inFlight -= size;
      this.#window += size;
      onReady();
    });
    from.on('data', (bytes: Buffer) => {
      this.#queue.push(bytes);
      this.#waiting += bytes.length;
      if (this.#waiting > readAhead) from.pause();
      onReady();
    });
    from.once('close', () => this.#end());
    from.once('end', () => this.#end());
    from.on('error', () => to.destroy());
  }

  /** The size of the segment that may leave now; 0 when none may. */
  get sendable(): number {
    const size = Math.min(segmentBytes, this.#waiting);
    return this.#inFlight + size <= this.#window ? size : 0;
  }

  /** Whether nothing will come any more. */
  get isOver(): boolean {
    return this.#hasEnded && this.#waiting === 0 && this.#arrivals.isEmpty;
  }

  /** Sends one segment: when it arrives at the other end, and when this end knows of it. */
  send(size: number, arrival: number, acknowledgement: number): void {
    this.#waiting -= size;
    this.#inFlight += size;
    if (this.#waiting < readAhead / 2) this.#from.resume();
    this.#arrivals.push(this.#take(size), arrival);
    this.#acknowledgements.push(size, acknowledgement);
  }

  #take(size: number): Buffer {
    const parts: Buffer[] = [];
    for (let needed = size; needed > 0;) {
      const first = this.#queue.shift();
      if (!first) break;
      parts.push(first.subarray(0, needed));
      if (first.length > needed) this.#queue.unshift(first.subarray(needed));
      needed -= first.length;
    }
    return Buffer.concat(parts);
  }

  #arrive(bytes: Buffer): void {
    if (!this.#to.destroyed) this.#to.write(bytes);
    this.#endIfOver();
  }

  #end(): void {
    this.#hasEnded = true;
    this.#endIfOver();
  }

  #endIfOver(): void {
    if (this.isOver) this.#to.end();
  }
}
