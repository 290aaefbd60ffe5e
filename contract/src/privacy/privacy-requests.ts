import * as Type from '@sinclair/typebox';
import { submissionNames } from '../records/submissions';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/**
 * Requests of people about what they sent (contract/my-data-requests). Staff must fulfil them within a month (Art.
 * 12(3) GDPR).
 */
const access = { right: 'privacy:manage' } as const;

const state = oneOf(['open', 'done']);

const privacyRequest = Type.Object({
  _id: sentence,
  kind: Type.Literal('erasure'),
  /** The record that it is about, which may have been removed. */
  recordKind: oneOf(submissionNames),
  recordId: Type.String(),
  /** ISO 8601. */
  createdAt: sentence,
  dueAt: sentence,
  state,
});
export type PrivacyRequest = Value<typeof privacyRequest>;

/** Open ones first, the most urgent on top; those about quarantined records come last. */
export const listPrivacyRequests = request('GET /api/admin/privacy/requests', {
  access,
  response: Type.Array(privacyRequest),
});

/** 409 if another request about the same record is open. */
export const changePrivacyRequest = request('PUT /api/admin/privacy/requests/:id', {
  access,
  body: strictObject({ state }),
  response: privacyRequest,
  errors: ['not-found', 'changed-meanwhile'],
  audit: { action: 'request-state', kind: 'privacy' },
  touches: [listPrivacyRequests],
});
