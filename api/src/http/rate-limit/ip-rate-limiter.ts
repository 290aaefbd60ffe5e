import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error';
import { inMinutes } from './in-minutes';
import type { RateLimitRepository } from './rate-limit-repository';
import type { RateLimit } from './rate-limits';
import { networksOfSender } from '../limits/networks-of';

/** An IPv6 /48 may ask for as much as so many of its /64: some providers give one to many households. */
const subnetsOfSite = 4;

/** What this process has already drawn for a network, and has not yet given out. */
interface Lot {
  left: number;
  /** While more is drawn, all requests wait for the same answer. */
  drawing?: Promise<number> | undefined;
}

/** Lots that are kept; the one that was longest left alone is forfeited first. */
const maxLots = 10_000;

/**
 * How much one address of the network may ask for, of all processes together. A process draws the hundredth
 * part of the burst at a time from the database, so that a flood of forms does not cost a write each.
 */
export class IpRateLimiter {
  private readonly lots = new Map<string, Lot>();
  private readonly siteRateLimit: RateLimit;

  constructor(
    private readonly rateLimit: RateLimit,
    private readonly repository: Pick<RateLimitRepository, 'draw'>,
  ) {
    this.siteRateLimit = {
      name: `${rateLimit.name}-site`,
      burst: rateLimit.burst * subnetsOfSite,
      refill: rateLimit.refill / subnetsOfSite,
    };
  }

  /** Takes one from what the caller's address has left. Rejects with an HttpError (429) when that is nothing. */
  async take(request: FastifyRequest): Promise<void> {
    const wait = await this.draw(request);
    if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
  }

  /** The same, but says whether there was one. */
  tryToTake(request: FastifyRequest): boolean | Promise<boolean> {
    const wait = this.draw(request);
    return typeof wait === 'number' ? wait === 0 : wait.then((time) => time === 0);
  }

  /** Takes one of what all addresses have left together. Answers 0, or the milliseconds until there will be one. */
  drawOfAll(): number | Promise<number> {
    return this.drawFrom('all', this.rateLimit);
  }

  /** Answers 0 when one was left, else the milliseconds until there will be. */
  private draw(request: FastifyRequest): number | Promise<number> {
    const { subnet, site } = networksOfSender(request);
    return site === undefined
      ? this.drawFrom(subnet, this.rateLimit)
      : this.drawFromBoth(subnet, site);
  }

  private async drawFromBoth(subnet: string, site: string): Promise<number> {
    const wait = await this.drawFrom(subnet, this.rateLimit);
    if (wait > 0) return wait;
    const siteWait = await this.drawFrom(site, this.siteRateLimit);
    // What the site refused was not used.
    if (siteWait > 0) this.lotOf(subnet).left += 1;
    return siteWait;
  }

  /** At once from what was drawn already, as nearly always: a form asks twice. */
  private drawFrom(network: string, rateLimit: RateLimit): number | Promise<number> {
    const lot = this.lotOf(network);
    if (lot.left === 0) return this.drawAnew(lot, network, rateLimit);
    lot.left -= 1;
    return 0;
  }

  private async drawAnew(lot: Lot, network: string, rateLimit: RateLimit): Promise<number> {
    while (lot.left === 0) {
      lot.drawing ??= this.fill(lot, network, rateLimit);
      const wait = await lot.drawing;
      if (wait > 0) return wait;
    }
    lot.left -= 1;
    return 0;
  }

  private async fill(lot: Lot, network: string, rateLimit: RateLimit): Promise<number> {
    const size = Math.max(1, Math.floor(rateLimit.burst / 100));
    try {
      const wait = await this.repository.draw(network, rateLimit, size);
      if (wait === 0) lot.left = size;
      return wait;
    } finally {
      lot.drawing = undefined;
    }
  }

  private lotOf(network: string): Lot {
    const lot = this.lots.get(network) ?? { left: 0 };
    // Set anew, it is the youngest of the map.
    this.lots.delete(network);
    this.lots.set(network, lot);
    if (this.lots.size > maxLots) {
      const [oldest = network] = this.lots.keys();
      this.lots.delete(oldest);
    }
    return lot;
  }
}

const tooMany = (seconds: number) =>
  new HttpError(
    429,
    { code: 'too-many-requests', params: { seconds } },
    `Too many people ask from your network. Please try again ${inMinutes(seconds)}.`,
  );
