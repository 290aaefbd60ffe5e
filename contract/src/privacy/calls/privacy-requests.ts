import type { FromSchema } from 'json-schema-to-ts';
import type { SubmissionName } from '../../records/submissions';

/**
 * Requests of people about what they sent (contract/my-data). Staff must fulfil them within a month (Art. 12(3) GDPR).
 * For staff with `privacy:manage`.
 */
export interface PrivacyRequest {
  readonly _id: string;
  readonly kind: 'erasure';
  /** The record that it is about, which may have been removed. */
  readonly recordKind: SubmissionName;
  readonly recordId: string;
  /** ISO 8601. */
  readonly createdAt: string;
  readonly dueAt: string;
  readonly state: PrivacyRequestState;
}

export const privacyRequestStates = ['open', 'done'] as const;
export type PrivacyRequestState = (typeof privacyRequestStates)[number];

/** GET: `PrivacyRequest[]`, open ones first, the most urgent on top; those about quarantined records come last. */
export const privacyRequestsEndpoint = '/api/admin/privacy/requests';
/** PUT `privacyRequestBody`: the `PrivacyRequest`; 409 if another request about the same record is open. */
export const privacyRequestEndpoint = (id: string) =>
  `/api/admin/privacy/requests/${encodeURIComponent(id)}` as const;

export const privacyRequestBody = {
  type: 'object',
  properties: { state: { type: 'string', enum: privacyRequestStates } },
  required: ['state'],
  additionalProperties: false,
} as const;

export type PrivacyRequestBody = FromSchema<typeof privacyRequestBody>;
