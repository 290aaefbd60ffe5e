import { NetworkQuota } from '../../http/limits/network-quota';

/**
 * Limits the bodies with pictures. Each is held in memory until its picture is re-encoded: `copies` of the maximum
 * length, a quarter of them for one network. A phone at 10 KB/s needs nine minutes for the largest; one that stalls is
 * cut after a minute at most.
 * @param limit maximum length of a body, in bytes
 */
export const uploadBodyRules = (limit: number, copies: number) => ({
  limit,
  least: 4096,
  quota: new NetworkQuota({ total: copies * limit, perSubnet: (copies / 4) * limit }),
  pace: { firstTime: 20_000, maxTime: 60_000, bytesPerSecond: 8192 },
});
