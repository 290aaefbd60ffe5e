import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { sentence, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** The church's own networks. Forms from them are not quarantined for their number. */

export const maxTrustedNetworks = 20;

const trustedNetworks = Type.Object({
  /** CIDR notation. */
  networks: Type.Array(sentence),
  /** The caller's network; absent if it is unknown. */
  own: Type.Optional(sentence),
});
export type TrustedNetworks = Value<typeof trustedNetworks>;

export const getTrustedNetworks = request('GET /api/admin/trusted-networks', {
  access: { right: 'accounts:manage' },
  response: trustedNetworks,
});

export const chooseTrustedNetworks = request('PUT /api/admin/trusted-networks', {
  access: { right: 'accounts:manage', confirmed: true },
  body: strictObject({
    /** Addresses or networks (CIDR) of IPv4 or IPv6. */
    networks: Type.Array(Type.String({ minLength: 1, maxLength: 64 }), {
      maxItems: maxTrustedNetworks,
    }),
  }),
  response: trustedNetworks,
  errors: ['no-network'],
  audit: { action: 'settings', kind: 'accounts' },
  touches: [getTrustedNetworks],
});
