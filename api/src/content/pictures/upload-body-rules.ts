import { NetworkQuota } from '../../http/limits/network-quota';

/**
 * How a body with a picture is read. It is held in memory until its picture is remade: `copies` of the largest, a
 * quarter of them of one network. A phone at 10 KB/s needs nine minutes for the largest; one that stands still is cut
 * after a minute at most.
 *
 * @param limit bytes of the largest
 */
export const uploadBodyRules = (limit: number, copies: number) => ({
  limit,
  least: 4096,
  quota: new NetworkQuota({ total: copies * limit, perSubnet: (copies / 4) * limit }),
  pace: { firstTime: 20_000, maxTime: 60_000, bytesPerSecond: 8192 },
});
