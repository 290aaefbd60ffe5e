import type { FastifyBaseLogger, FastifyRequest } from 'fastify';
import type { QuarantineReason } from 'contract/review';
import { NetworkRateLimiter } from '../http/rate-limit/network-rate-limiter';
import type { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import { HttpError, unavailable } from '../http/errors/http-error';
import type { Clock } from '../storage/clock';

interface DiskShareParts {
  readonly rateLimits: Pick<RateLimitRepository, 'consume'>;
  readonly quarantine: { readonly measure: (least: number) => Promise<number> };
  /** Bytes that are free where it is stored. Throws when that cannot be told. */
  readonly readFree: () => number;
  readonly now: Clock;
  readonly log: Pick<FastifyBaseLogger, 'warn'>;
}

const hour = 3_600_000;
const day = 24 * hour;
const megabyte = 2 ** 20;

/** What a row costs at least, in bytes: with its indexes, a small form takes less. */
const unit = 4096;

/** In bytes: 4,000 forms of a hall fit in even where the disk is nearly full. */
const minShare = 16 * megabyte;
/** In bytes. Staff could not look through more, and measuring the size is costly for the database. */
const maxQuarantine = 256 * megabyte;

/** Where something goes. */
export interface Placement {
  /** Absent: its list. */
  readonly quarantine?: QuarantineReason;
  /** Gives the room in the quarantine back, for what was not stored after all. */
  readonly giveBack: () => void;
}

const inItsList: Placement = { giveBack: () => undefined };

class QuarantineFull extends Error {
  override readonly name = 'QuarantineFull';
}

/**
 * How much of the disk one network may fill: a tenth of what is free, each day. What comes beyond it goes to the
 * quarantine, which takes a tenth of what is free in all, and 256 MiB at most; what finds no room there is
 * refused. Nothing that was acknowledged is ever dropped.
 */
export class DiskShare {
  private limit: NetworkRateLimiter | undefined;
  private quarantineBound = minShare;
  private quarantined = 0;
  /** When both were last worked out, in milliseconds. */
  private measuredAt = -Infinity;
  private measuring: Promise<void> | undefined;
  private wasFull = false;

  constructor(private readonly parts: DiskShareParts) {}

  /**
   * Decides where something goes before it is stored. Rejects with an HttpError when the quarantine is full: 429 for
   * what is too much of one network, else 503.
   * @param bytes of what is stored
   * @param reason why it goes to the quarantine in any case
   */
  async place(
    request: FastifyRequest,
    bytes: number,
    reason: QuarantineReason | undefined,
  ): Promise<Placement> {
    if (this.isDue()) await this.measureOnce();
    const isWithin = await this.tryConsume(request, bytes);
    const found = reason ?? (isWithin ? undefined : 'too-many');
    if (found === undefined) return inItsList;
    return { quarantine: found, giveBack: this.takeQuarantine(bytes, isWithin) };
  }

  /** The same for what cannot wait in the quarantine. Rejects with an HttpError (429) beyond the network's share. */
  async consume(request: FastifyRequest, bytes: number): Promise<void> {
    if (this.isDue()) await this.measureOnce();
    if (!(await this.tryConsume(request, bytes))) throw tooMuch();
  }

  private tryConsume(request: FastifyRequest, bytes: number): boolean | Promise<boolean> {
    const { limit } = this;
    const isOne = limit !== undefined && bytes > 0 && bytes <= unit;
    return isOne ? limit.tryConsume(request) : this.tryConsumeMany(request, bytes);
  }

  private async tryConsumeMany(request: FastifyRequest, bytes: number): Promise<boolean> {
    for (let left = bytes; left > 0; left -= unit) {
      if ((await this.limit?.tryConsume(request)) === false) return false;
    }
    return true;
  }

  /** Answers what gives it back. */
  private takeQuarantine(bytes: number, isWithin: boolean): () => void {
    const isFull = this.quarantined + bytes > this.quarantineBound;
    if (isFull && !this.wasFull) this.parts.log.warn({ err: new QuarantineFull() });
    this.wasFull = isFull;
    if (isFull) throw isWithin ? unavailable({ isLogged: true }) : tooMuch();
    const taken = Math.max(bytes, unit);
    const { measuredAt } = this;
    this.quarantined += taken;
    return () => {
      // What was measured since holds only what is stored.
      if (this.measuredAt === measuredAt) this.quarantined -= taken;
    };
  }

  /** Once an hour: a disk fills slowly, and staff empty the quarantine rarely. */
  private isDue(): boolean {
    const now = this.parts.now().getTime();
    return now < this.measuredAt || now - this.measuredAt >= hour;
  }

  private measureOnce(): Promise<void> {
    const now = this.parts.now().getTime();
    this.measuring ??= this.measure(now).finally(() => (this.measuring = undefined));
    return this.measuring;
  }

  private async measure(now: number): Promise<void> {
    const share = Math.max(minShare, this.readFree() / 10);
    this.quarantined = await this.parts.quarantine.measure(unit);
    this.quarantineBound = Math.min(maxQuarantine, share);
    const burst = Math.floor(share / unit);
    const rateLimit = { name: 'disk', burst, refill: day / burst };
    this.limit = new NetworkRateLimiter(rateLimit, this.parts.rateLimits);
    this.measuredAt = now;
  }

  /** A disk that cannot be asked has no room to give away. */
  private readFree(): number {
    try {
      return this.parts.readFree();
    } catch {
      return 0;
    }
  }
}

const tooMuch = () =>
  new HttpError(
    429,
    { code: 'storage-full' },
    'More was sent from your network today than we can keep. Please try again tomorrow or call the church office.',
    { headers: { 'retry-after': String(hour / 1000) } },
  );
