import type { FromSchema } from 'json-schema-to-ts';
import { listReader, objectReader, sentence } from '../wire/answer-reader';

/**
 * GET: the church's own networks, as `TrustedNetworks`. PUT `trustedNetworksBody`, with a confirmation: answers with
 * it. Both need the right `accounts:manage`. Forms from these networks are not quarantined for their number.
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

export type TrustedNetworksRequest = FromSchema<typeof trustedNetworksBody>;

export interface TrustedNetworks {
  /** CIDR notation. */
  readonly networks: readonly string[];
  /** The caller's network; absent if it is unknown. */
  readonly own?: string;
}

export const readTrustedNetworks = objectReader<
  Pick<TrustedNetworks, 'networks'>,
  Required<Pick<TrustedNetworks, 'own'>>
>({ networks: listReader(sentence) }, { own: sentence });
