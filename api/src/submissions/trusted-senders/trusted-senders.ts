import type { FastifyRequest } from 'fastify';
import type { StaffGuard } from '../../auth/staff-session/staff-guard';
import { networksOfSender } from '../../http/limits/networks-of';
import { isWithin } from './networks';
import type { TrustedNetworkRepository } from './trusted-network-repository';

/**
 * Whose forms are put in quarantine for no number of them: who sends from one of the church's own networks, or from a
 * browser in which staff are logged in, as at the door on the day of a programme.
 */
export class TrustedSenders {
  constructor(
    private readonly networks: Pick<TrustedNetworkRepository, 'read'>,
    private readonly staff: Pick<StaffGuard, 'readRights'>,
  ) {}

  /** Costs up to two queries, so it is asked only of what would wait otherwise. */
  async isTrusted(request: FastifyRequest): Promise<boolean> {
    if (isWithin(networksOfSender(request).subnet, await this.networks.read())) return true;
    return (await this.staff.readRights(request)) !== undefined;
  }
}
