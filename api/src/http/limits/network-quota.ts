import type { Networks } from './networks-of';
import { HttpError, busy } from '../errors/http-error';

export interface QuotaLimits {
  /** Of all networks together, in the unit in which it is acquired. */
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

/** Something of which there is only so much, shared between the networks that ask for it. Each process has its own. */
export class NetworkQuota {
  private used = 0;
  private readonly usedBy = new Map<string, number>();

  constructor(private readonly limits: QuotaLimits) {}

  /**
   * Takes so much of it until the answer is called; calling it again does nothing. Throws an HttpError: 429 when the
   * network has its share already, 503 when nothing is left at all.
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
