import type { Duplex } from 'node:stream';
import { Flow, headerBytes } from './flow.ts';

/** Milliseconds of segments that are committed at once: few, so that connections share the line fairly. */
const commitment = 4;

/** One direction of a line: a rate that all connections share in turns, and a delay. */
export class Bottleneck {
  readonly #bytesPerMillisecond: number;
  readonly #delay: number;
  #flows: Flow[] = [];
  #turn = 0;
  #freeAt = 0;
  #timer: NodeJS.Timeout | undefined;

  /** @param delay milliseconds from one end to the other */
  constructor(bitsPerSecond: number, delay: number) {
    this.#bytesPerMillisecond = bitsPerSecond / 8000;
    this.#delay = delay;
  }

  /** Carries what one end of a connection sends to the other. */
  carry(from: Duplex, to: Duplex): void {
    this.#flows.push(new Flow(from, to, () => this.#send()));
  }

  #send(): void {
    if (this.#timer) return;
    const now = performance.now();
    while (this.#freeAt < now + commitment) {
      const flow = this.#nextFlow();
      if (!flow) return;
      const size = flow.sendable;
      const passed = (size + headerBytes) / this.#bytesPerMillisecond;
      this.#freeAt = Math.max(this.#freeAt, now) + passed;
      flow.send(size, this.#freeAt + this.#delay, this.#freeAt + 2 * this.#delay);
    }
    const pause = Math.max(1, this.#freeAt - now - commitment + 1);
    this.#timer = setTimeout(() => {
      this.#timer = undefined;
      this.#send();
    }, pause);
  }

  #nextFlow(): Flow | undefined {
    this.#flows = this.#flows.filter((flow) => !flow.isOver);
    const count = this.#flows.length;
    for (let step = 1; step <= count; step++) {
      const turn = (this.#turn + step) % count;
      const flow = this.#flows[turn];
      if (!flow || flow.sendable === 0) continue;
      this.#turn = turn;
      return flow;
    }
    return undefined;
  }
}
