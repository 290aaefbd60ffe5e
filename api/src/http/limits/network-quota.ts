import type { Networks } from './sender-networks';
import { HttpError, busy } from '../errors/http-error';

export interface QuotaLimits {
  /** The limit of all networks together, in the unit of `acquire`. */
  readonly total: number;
  /** The limit of one subnet; the site around it has twice as much. No single network can use up the total. */
  readonly perSubnet: number;
}

const tooMuchAtOnce = () =>
  new HttpError(
    429,
    { code: 'too-many-requests', params: { seconds: 30 } },
    'Your network is sending us too much at once. Please try again in half a minute.',
  );

/** A limited resource that is shared between networks. Each process has its own. */
export class NetworkQuota {
  private used = 0;
  private readonly usedBy = new Map<string, number>();

  constructor(private readonly limits: QuotaLimits) {}

  /**
   * Acquires an amount and returns the function that releases it, which may be called twice. Throws an HttpError: 429
   * where the network's limit is reached, 503 where the total is.
   */
  acquire({ subnet, site }: Networks, amount: number): () => void {
    const { total, perSubnet } = this.limits;
    const isBeyond = (network: string, share: number) => this.usedOf(network) + amount > share;
    if (isBeyond(subnet, perSubnet)) throw tooMuchAtOnce();
    if (site !== undefined && isBeyond(site, 2 * perSubnet)) throw tooMuchAtOnce();
    if (this.used + amount > total) throw busy();
    const add = (change: number) => {
      this.used += change;
      this.change(subnet, change);
      if (site !== undefined) this.change(site, change);
    };
    add(amount);
    let isHeld = true;
    return () => {
      if (isHeld) add(-amount);
      isHeld = false;
    };
  }

  private usedOf(network: string): number {
    return this.usedBy.get(network) ?? 0;
  }

  private change(network: string, change: number): void {
    const used = this.usedOf(network) + change;
    if (used === 0) this.usedBy.delete(network);
    else this.usedBy.set(network, used);
  }
}
