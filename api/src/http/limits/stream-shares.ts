import { busy } from '../errors/http-error';
import { NetworkQuota } from './network-quota';
import type { QuotaLimits } from './network-quota';
import type { Networks } from './sender-networks';

/**
 * Shares open streams between networks. When all are in use, a network with fewer gets one from the network with most,
 * whose oldest stream is cut: so a few networks at their limit do not keep others out. Players resume where they were.
 * Each process has its own shares.
 */
export class StreamShares {
  private readonly quota: NetworkQuota;
  /** For each network, the functions that cut its open streams, oldest first. */
  private readonly open = new Map<string, Set<() => void>>();
  private count = 0;

  constructor(private readonly limits: QuotaLimits) {
    this.quota = new NetworkQuota({ ...limits, total: Infinity });
  }

  /**
   * Acquires a stream and returns the function that releases it, which may be called twice. Throws an HttpError: 429
   * where the network's limit is reached, 503 where none is left and no network has more.
   * @param cut ends the stream where another network gets it
   */
  acquire(networks: Networks, cut: () => void): () => void {
    const giveBack = this.quota.acquire(networks, 1);
    // The owner of an IPv6 site has as many subnets as they like.
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
    // With one more this network would have as many as that one, and they would cut each other in alternation.
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

  /** Returns false where it was removed before. */
  private remove(network: string, stream: () => void): boolean {
    const streams = this.open.get(network);
    if (!streams?.delete(stream)) return false;
    if (streams.size === 0) this.open.delete(network);
    this.count -= 1;
    return true;
  }
}
