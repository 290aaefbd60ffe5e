import type { Networks } from './sender-networks';
import { busy } from '../errors/http-error';
import type { HttpError } from '../errors/http-error';

export interface WorkLimits {
  /** The limit of work that runs at a time. */
  readonly running: number;
  /** The limit of work that waits. */
  readonly waiting: number;
}

export interface FairWorkLimits extends WorkLimits {
  /** The limit of waiting work per site (an IPv6 /48, or one IPv4 address). */
  readonly waitingPerSite: number;
  /** Milliseconds after which waiting work is refused; without it, work waits as long as it must. */
  readonly longestWait?: number;
}

interface Waiting {
  readonly begin: () => void;
  readonly refuse: (error: HttpError) => void;
}

/**
 * Limits how much costly work runs at a time, by round robin between networks (sites): one with many requests queues
 * behind its own, and others wait for at most one piece of work of each. Beyond the limits a request is refused (503),
 * as is one that waits too long; when the queue is full, a site without waiting work replaces the last of the site that
 * has most.
 */
export class FairWork {
  private running = 0;
  private waiting = 0;
  /** A queue for each site, in the order in which they are served. */
  private readonly lines = new Map<string, Waiting[]>();

  constructor(private readonly limits: FairWorkLimits) {}

  /** Runs the work as soon as it may. Rejects with an HttpError where the queue is full. */
  async run<Result>(
    { subnet, site = subnet }: Networks,
    work: () => Promise<Result>,
  ): Promise<Result> {
    await this.enter(site);
    try {
      return await work();
    } finally {
      this.leave();
    }
  }

  private async enter(site: string): Promise<void> {
    if (this.running < this.limits.running) {
      this.running += 1;
      return;
    }
    const line = this.lines.get(site) ?? [];
    if (line.length >= this.limits.waitingPerSite) throw busy();
    if (this.waiting >= this.limits.waiting) this.makeRoomBehind(line);
    this.lines.set(site, line);
    this.waiting += 1;
    await this.waitIn(site, line);
  }

  private async waitIn(site: string, line: Waiting[]): Promise<void> {
    const { longestWait } = this.limits;
    let timer: NodeJS.Timeout | undefined;
    const turn = new Promise<void>((begin, refuse) => {
      const waiting = { begin, refuse };
      line.push(waiting);
      if (longestWait === undefined) return;
      timer = setTimeout(() => {
        line.splice(line.indexOf(waiting), 1);
        if (line.length === 0) this.lines.delete(site);
        this.waiting -= 1;
        refuse(busy());
      }, longestWait);
    });
    await turn.finally(() => clearTimeout(timer));
  }

  /**
   * Refuses the newest of the longest queue, for a site whose own is empty. Throws an HttpError where that is unfair.
   */
  private makeRoomBehind(line: readonly Waiting[]): void {
    const longest = [...this.lines.values()].toSorted((a, b) => b.length - a.length)[0] ?? [];
    if (line.length > 0 || longest.length < 2) throw busy();
    longest.pop()?.refuse(busy());
    this.waiting -= 1;
  }

  /** Starts the next work in place of the one that ends, so `running` stays as it is. */
  private leave(): void {
    const [first] = this.lines;
    if (first === undefined) {
      this.running -= 1;
      return;
    }
    const [site, line] = first;
    this.waiting -= 1;
    line.shift()?.begin();
    this.lines.delete(site);
    if (line.length > 0) this.lines.set(site, line);
  }
}
