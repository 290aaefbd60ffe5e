import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getSenderNetworks } from '../../http/limits/sender-networks';
import { isWithin } from './networks';
import { TrustedNetworkRepository } from './trusted-network-repository';

/**
 * Recognises senders whose forms never go to the quarantine for their number: those in the church's own networks, and
 * browsers in which staff are logged in, as at the door on the day of a programme.
 */
export class TrustedSenders {
  private readonly networks: TrustedNetworkRepository;

  constructor(private readonly app: FastifyInstance) {
    this.networks = new TrustedNetworkRepository(app.database, app.now);
  }

  /** Costs up to two queries, so callers ask it only for a form that would go to the quarantine. */
  async isTrusted(request: FastifyRequest): Promise<boolean> {
    if (isWithin(getSenderNetworks(request).subnet, await this.networks.read())) return true;
    return (await this.app.staffGuard.findRights(request)) !== undefined;
  }
}
