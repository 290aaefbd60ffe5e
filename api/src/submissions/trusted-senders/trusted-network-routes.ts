import type { FastifyInstance, FastifyRequest } from 'fastify';
import { chooseTrustedNetworks, getTrustedNetworks } from 'contract/trusted-network-requests';
import { fieldError } from '../../http/errors/http-error';
import { getSenderNetworks } from '../../http/limits/sender-networks';
import { serve, serveChange } from '../../http/serve';
import { suggestNetwork, toNetwork } from './networks';
import { TrustedNetworkRepository } from './trusted-network-repository';

/** Staff who manage accounts set the church's own networks. */
export function serveTrustedNetworks(app: FastifyInstance): void {
  const { database, now } = app;
  serve(app, getTrustedNetworks, async ({ request }) => ({
    networks: await new TrustedNetworkRepository(database, now).read(),
    ...suggestOwn(request),
  }));

  // A choice that changes nothing is not recorded.
  serveChange(app, chooseTrustedNetworks, async ({ transaction, request, body, note }) => {
    const networks = [...new Set(body.networks.map((text) => toNetwork(text) ?? refuse(text)))];
    const repository = new TrustedNetworkRepository(transaction, now);
    if (networks.join() !== (await repository.read()).join()) {
      await repository.write(networks);
      await note({ details: { networks: networks.join(' ') } });
    }
    return { networks, ...suggestOwn(request) };
  });
}

function suggestOwn(request: FastifyRequest): { readonly own?: string } {
  const own = suggestNetwork(getSenderNetworks(request).subnet);
  return own === undefined ? {} : { own };
}

function refuse(text: string): never {
  const message = `“${text}” is no network that can be trusted. Write an address such as 192.0.2.7, or a network such as 192.0.2.0/24 (/16 or narrower) or 2001:db8::/48 (/32 or narrower).`;
  throw fieldError(400, { code: 'no-network' }, { path: 'networks', message });
}
