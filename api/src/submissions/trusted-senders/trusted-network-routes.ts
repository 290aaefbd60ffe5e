import type { FastifyInstance, FastifyRequest } from 'fastify';
import { trustedNetworksBody, trustedNetworksEndpoint } from 'contract/trusted-networks';
import type { TrustedNetworks, TrustedNetworksRequest } from 'contract/trusted-networks';
import { getStaff } from '../../auth/access/route-access';
import { toAuditActor } from '../../storage/audit/staff-journal';
import type { ConsoleParts } from '../../auth/console-parts';
import { fieldError } from '../../http/errors/http-error';
import { getSenderNetworks } from '../../http/limits/sender-networks';
import { suggestNetwork, toNetwork } from './networks';
import { TrustedNetworkRepository } from './trusted-network-repository';

/** Staff who manage accounts set the church's own networks. */
export function registerTrustedNetworks(app: FastifyInstance, parts: ConsoleParts): void {
  const url = trustedNetworksEndpoint;
  const right = 'accounts:manage';
  const networks = new TrustedNetworkRepository(parts.database, parts.now);
  const answer = async (request: FastifyRequest): Promise<TrustedNetworks> => {
    const own = suggestNetwork(getSenderNetworks(request).subnet);
    return { networks: await networks.read(), ...(own !== undefined && { own }) };
  };
  app.get(url, { config: { access: { right } } }, answer);
  const config = { access: { right, confirmed: true } } as const;
  app.put(url, { schema: { body: trustedNetworksBody }, config }, async (request) => {
    await choose(parts, request);
    return answer(request);
  });
}

/** A choice that changes nothing is not recorded. Throws an HttpError (400) for an invalid network. */
function choose({ database, now, audit }: ConsoleParts, request: FastifyRequest): Promise<void> {
  const typed = (request.body as TrustedNetworksRequest).networks;
  const chosen = [...new Set(typed.map((text) => toNetwork(text) ?? refuse(text)))];
  return database.transaction().execute(async (transaction) => {
    const networks = new TrustedNetworkRepository(transaction, now);
    if (chosen.join() === (await networks.read()).join()) return;
    await networks.write(chosen);
    const what = { action: 'settings', kind: 'accounts', subjects: [] } as const;
    const details = { networks: chosen.join(' ') };
    await audit.append(transaction, { ...toAuditActor(getStaff(request)), ...what, details });
  });
}

function refuse(text: string): never {
  const message = `“${text}” is no network that can be trusted. Write an address such as 192.0.2.7, or a network such as 192.0.2.0/24 (/16 or narrower) or 2001:db8::/48 (/32 or narrower).`;
  throw fieldError(400, { code: 'no-network' }, { path: 'networks', message });
}
