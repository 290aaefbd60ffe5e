import type { FastifyRequest } from 'fastify';
import { HttpError } from '../errors/http-error';
import { inMinutes } from './in-minutes';
import type { RateLimitRepository } from './rate-limit-repository';
import type { RateLimit } from './rate-limits';
import { getSenderNetworks } from '../limits/sender-networks';

/** The number of /64 whose limits an IPv6 /48 has together: some providers give one /48 to many households. */
const subnetsOfSite = 4;

/** The tokens of a network's bucket that this process has consumed in advance and not yet used. */
interface Reserve {
  left: number;
  /** The pending fill of the reserve, which all requests share. */
  filling?: Promise<number> | undefined;
}

/** The limit of reserves; the least recently used one is dropped first. */
const maxReserves = 10_000;

/**
 * Limits the requests of each network, for all processes together. A process consumes a hundredth of the bucket from
 * the database at a time, so that a flood of forms does not cost a write each.
 */
export class NetworkRateLimiter {
  private readonly reserves = new Map<string, Reserve>();
  private readonly siteRateLimit: RateLimit;

  constructor(
    private readonly rateLimit: RateLimit,
    private readonly repository: Pick<RateLimitRepository, 'consume'>,
  ) {
    this.siteRateLimit = {
      name: `${rateLimit.name}-site`,
      burst: rateLimit.burst * subnetsOfSite,
      refill: rateLimit.refill / subnetsOfSite,
    };
  }

  /** Consumes a token of the caller's network. Rejects with an HttpError (429) when none is left. */
  async consume(request: FastifyRequest): Promise<void> {
    const wait = await this.findWait(request);
    if (wait > 0) throw tooMany(Math.ceil(wait / 1000));
  }

  /** Consumes a token and returns whether there was one. */
  tryConsume(request: FastifyRequest): boolean | Promise<boolean> {
    const wait = this.findWait(request);
    return typeof wait === 'number' ? wait === 0 : wait.then((time) => time === 0);
  }

  /** Returns 0 where a token was left, else the milliseconds until the next one. */
  private findWait(request: FastifyRequest): number | Promise<number> {
    const { subnet, site } = getSenderNetworks(request);
    return site === undefined
      ? this.consumeOf(subnet, this.rateLimit)
      : this.consumeOfBoth(subnet, site);
  }

  private async consumeOfBoth(subnet: string, site: string): Promise<number> {
    const wait = await this.consumeOf(subnet, this.rateLimit);
    if (wait > 0) return wait;
    const siteWait = await this.consumeOf(site, this.siteRateLimit);
    // The site refused, so the token of the subnet was not used.
    if (siteWait > 0) this.reserveOf(subnet).left += 1;
    return siteWait;
  }

  /** Consumes a token, nearly always synchronously from the reserve, because a form needs two. */
  private consumeOf(network: string, rateLimit: RateLimit): number | Promise<number> {
    const reserve = this.reserveOf(network);
    if (reserve.left === 0) return this.consumeAnew(reserve, network, rateLimit);
    reserve.left -= 1;
    return 0;
  }

  private async consumeAnew(
    reserve: Reserve,
    network: string,
    rateLimit: RateLimit,
  ): Promise<number> {
    while (reserve.left === 0) {
      reserve.filling ??= this.fill(reserve, network, rateLimit);
      const wait = await reserve.filling;
      if (wait > 0) return wait;
    }
    reserve.left -= 1;
    return 0;
  }

  private async fill(reserve: Reserve, network: string, rateLimit: RateLimit): Promise<number> {
    const size = Math.max(1, Math.floor(rateLimit.burst / 100));
    try {
      const wait = await this.repository.consume(network, rateLimit, size);
      if (wait === 0) reserve.left = size;
      return wait;
    } finally {
      reserve.filling = undefined;
    }
  }

  private reserveOf(network: string): Reserve {
    const reserve = this.reserves.get(network) ?? { left: 0 };
    // Setting it again makes it the most recently used one of the map.
    this.reserves.delete(network);
    this.reserves.set(network, reserve);
    if (this.reserves.size > maxReserves) {
      const [oldest = network] = this.reserves.keys();
      this.reserves.delete(oldest);
    }
    return reserve;
  }
}

const tooMany = (seconds: number) =>
  new HttpError(
    429,
    { code: 'too-many-requests', params: { seconds } },
    `Too many people ask from your network. Please try again ${inMinutes(seconds)}.`,
  );
