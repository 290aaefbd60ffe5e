import { busy } from '../errors/http-error';
import { NetworkQuota } from './network-quota';
import type { QuotaLimits } from './network-quota';
import type { Networks } from './networks-of';

/**
 * Streams that are open, shared between the networks that read. When all are taken, a network with fewer gets one of the
 * network that has most, whose oldest stream is cut: so a few networks that take all they may do not keep others out.
 * Players go on where they were. Each process has its own shares.
 */
export class StreamShares {
  private readonly quota: NetworkQuota;
  /** By network, for each open stream what cuts it, oldest first. */
  private readonly open = new Map<string, Set<() => void>>();
  private count = 0;

  constructor(private readonly limits: QuotaLimits) {
    this.quota = new NetworkQuota({ ...limits, total: Infinity });
  }

  /**
   * Takes a stream until the answer is called; calling it again does nothing. Throws an HttpError: 429 when the network has
   * its share already, 503 when none is left and no network has more.
   * @param cut ends the stream where another network gets it
   */
  acquire(networks: Networks, cut: () => void): () => void {
    const giveBack = this.quota.acquire(networks, 1);
    // The holder of an IPv6 site has as many subnets as they like.
    const network = networks.site ?? networks.subnet;
    if (this.count >= this.limits.total && !this.cutOneFor(network)) {
      giveBack();
      throw busy();
    }
    const end = () => {
      if (!this.remove(network, stream)) return;
      giveBack();
    };
    const stream = () => {
      end();
      cut();
    };
    this.add(network, stream);
    return end;
  }

  private cutOneFor(network: string): boolean {
    const sizeOf = (streams: ReadonlySet<unknown> | undefined) => streams?.size ?? 0;
    let most: ReadonlySet<() => void> | undefined;
    for (const streams of this.open.values()) if (streams.size > sizeOf(most)) most = streams;
    // With one more this network would have as many as that one, and they would cut each other by turns.
    if (sizeOf(most) <= sizeOf(this.open.get(network)) + 1) return false;
    const [oldest] = most ?? [];
    oldest?.();
    return oldest !== undefined;
  }

  private add(network: string, stream: () => void): void {
    const streams = this.open.get(network) ?? new Set();
    this.open.set(network, streams.add(stream));
    this.count += 1;
  }

  /** False where it was removed before. */
  private remove(network: string, stream: () => void): boolean {
    const streams = this.open.get(network);
    if (!streams?.delete(stream)) return false;
    if (streams.size === 0) this.open.delete(network);
    this.count -= 1;
    return true;
  }
}
