import type { FastifyRequest } from 'fastify';
import type { StaffGuard } from '../../auth/staff-session/staff-guard';
import { getSenderNetworks } from '../../http/limits/sender-networks';
import { isWithin } from './networks';
import type { TrustedNetworkRepository } from './trusted-network-repository';

/**
 * Recognises senders whose forms never go to the quarantine for their number: those in the church's own networks, and
 * browsers in which staff are logged in, as at the door on the day of a programme.
 */
export class TrustedSenders {
  constructor(
    private readonly networks: Pick<TrustedNetworkRepository, 'read'>,
    private readonly staff: Pick<StaffGuard, 'findRights'>,
  ) {}

  /** Costs up to two queries, so callers ask it only for a form that would go to the quarantine. */
  async isTrusted(request: FastifyRequest): Promise<boolean> {
    if (isWithin(getSenderNetworks(request).subnet, await this.networks.read())) return true;
    return (await this.staff.findRights(request)) !== undefined;
  }
}
