import type { FromSchema } from 'json-schema-to-ts';
import { listReader, objectReader, sentence } from '../wire/answer-reader';

/**
 * GET: the church's own networks, as `TrustedNetworks`; PUT `trustedNetworksBody` (confirmed), answered with it. Both with
 * the right `accounts:manage`. Nothing that comes from them is put in quarantine for how much it is.
 */
export const trustedNetworksEndpoint = '/api/admin/trusted-networks';

export const maxTrustedNetworks = 20;

export const trustedNetworksBody = {
  type: 'object',
  properties: {
    /** Addresses or networks (CIDR) of IPv4 or IPv6. */
    networks: {
      type: 'array',
      maxItems: maxTrustedNetworks,
      items: { type: 'string', minLength: 1, maxLength: 64 },
    },
  },
  required: ['networks'],
  additionalProperties: false,
} as const;

export type TrustedNetworksWish = FromSchema<typeof trustedNetworksBody>;

export interface TrustedNetworks {
  /** In CIDR notation. */
  readonly networks: readonly string[];
  /** The network that the caller is in; absent where it is not known. */
  readonly own?: string;
}

export const readTrustedNetworks = objectReader<
  Pick<TrustedNetworks, 'networks'>,
  Required<Pick<TrustedNetworks, 'own'>>
>({ networks: listReader(sentence) }, { own: sentence });
