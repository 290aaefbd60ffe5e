import type { FromSchema } from 'json-schema-to-ts';
import { date } from '../records/field';

/**
 * GET: `SecondFactorPolicy`. PUT the same, with a confirmation: answers with it. Both need the right `accounts:manage`.
 */
export const secondFactorPolicyEndpoint = '/api/admin/second-factor-policy';

export const secondFactorPolicyBody = {
  type: 'object',
  properties: {
    /** The first day on which accounts need one; null: none does. */
    from: { anyOf: [date, { type: 'null' }] },
    /** Ids of the roles that need one. */
    roles: {
      type: 'array',
      maxItems: 100,
      uniqueItems: true,
      items: { type: 'string', minLength: 1, maxLength: 64, pattern: '^[\\w-]+$' },
    },
  },
  required: ['from', 'roles'],
  additionalProperties: false,
} as const;

export type SecondFactorPolicy = FromSchema<typeof secondFactorPolicyBody>;

/**
 * DELETE, with the right `accounts:manage` and a confirmation: 204. Ends the account's sessions and sends an email to
 * its owner.
 */
export const accountFactorsEndpoint = (id: string) =>
  `/api/admin/accounts/${encodeURIComponent(id)}/second-factors` as const;
