import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { QuarantineReason } from 'contract/quarantine-requests';
import { NetworkRateLimiter } from '../http/rate-limit/network-rate-limiter';
import { HttpError, unavailable } from '../http/errors/http-error';
import { QuarantineRepository } from './quarantine/quarantine-repository';

const hour = 3_600_000;
const day = 24 * hour;
const megabyte = 2 ** 20;

/** Minimum size that a row is charged with, in bytes: with its indexes, a small form takes less. */
const unit = 4096;

/** In bytes: the assumed free space of PostgreSQL's disk, which cannot be measured. */
const assumedFree = 10 * 2 ** 30;

/** Minimum share in bytes: 4,000 forms from one hall fit in even if the disk is nearly full. */
const minShare = 16 * megabyte;
/** Maximum of the quarantine in bytes: staff could not review more, and measuring it is costly for the database. */
const maxQuarantine = 256 * megabyte;

/** Whether a row goes to its list or to the quarantine. */
export interface Placement {
  /** The reason for the quarantine; absent for a row that goes to its list. */
  readonly quarantine?: QuarantineReason;
  /** Releases the reserved space in the quarantine if the row is not stored after all. */
  readonly giveBack: () => void;
}

const inItsList: Placement = { giveBack: () => undefined };

class QuarantineFull extends Error {
  override readonly name = 'QuarantineFull';
}

/**
 * Limits how much of the disk one network may fill: a tenth of the free space each day. What exceeds it goes to the
 * quarantine, which takes a tenth of the free space in total and 256 MiB at most; beyond that it is refused. Nothing
 * that was acknowledged is ever dropped.
 */
export class DiskShare {
  private limit: NetworkRateLimiter | undefined;
  private quarantineBound = minShare;
  private quarantined = 0;
  /** When the free space and the quarantine were last measured, in milliseconds. */
  private measuredAt = -Infinity;
  private measuring: Promise<void> | undefined;
  private wasFull = false;
  private readonly quarantine: QuarantineRepository;

  constructor(
    private readonly app: Pick<
      FastifyInstance,
      'database' | 'now' | 'log' | 'rateLimits' | 'storage'
    >,
  ) {
    this.quarantine = new QuarantineRepository(app.database);
  }

  /**
   * Decides where a row goes before it is stored. Rejects with an HttpError if the quarantine is full: 429 if the
   * network exceeds its share, else 503.
   * @param bytes size of the row
   * @param reason why the row goes to the quarantine in any case
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

  /** Charges a network for a row that cannot go to the quarantine. Rejects with an HttpError (429) beyond its share. */
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

  /** Reserves space in the quarantine and returns a function that releases it. */
  private takeQuarantine(bytes: number, isWithin: boolean): () => void {
    const isFull = this.quarantined + bytes > this.quarantineBound;
    if (isFull && !this.wasFull) this.app.log.warn({ err: new QuarantineFull() });
    this.wasFull = isFull;
    if (isFull) throw isWithin ? unavailable({ isLogged: true }) : tooMuch();
    const taken = Math.max(bytes, unit);
    const { measuredAt } = this;
    this.quarantined += taken;
    return () => {
      // A newer measurement counts only stored rows, so it does not contain the reservation.
      if (this.measuredAt === measuredAt) this.quarantined -= taken;
    };
  }

  /** Measuring once an hour suffices: a disk fills slowly, and staff empty the quarantine rarely. */
  private isDue(): boolean {
    const now = this.app.now().getTime();
    return now < this.measuredAt || now - this.measuredAt >= hour;
  }

  private measureOnce(): Promise<void> {
    const now = this.app.now().getTime();
    this.measuring ??= this.measure(now).finally(() => (this.measuring = undefined));
    return this.measuring;
  }

  private async measure(now: number): Promise<void> {
    const share = Math.max(minShare, this.readFree() / 10);
    this.quarantined = await this.quarantine.measure(unit);
    this.quarantineBound = Math.min(maxQuarantine, share);
    const burst = Math.floor(share / unit);
    const rateLimit = { name: 'disk', burst, refill: day / burst };
    this.limit = new NetworkRateLimiter(rateLimit, this.app.rateLimits);
    this.measuredAt = now;
  }

  /** If the free space cannot be determined, it counts as 0. */
  private readFree(): number {
    try {
      return this.app.storage?.readFree() ?? assumedFree;
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
