import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { recordId, recordKinds, reviewedRecord } from '../records/review';

/** Records in quarantine are in no list until staff release them. */

/**
 * The sender filled in the hidden field, sent a link faster than people type, sent more from one address than a full
 * church hall would, or took more places in a programme than one sender may.
 */
const quarantineReasons = ['honeypot', 'too-fast', 'too-many'] as const;
export type QuarantineReason = (typeof quarantineReasons)[number];

const quarantinedRecord = Type.Object({
  kind: oneOf(recordKinds),
  reason: oneOf(quarantineReasons),
  record: reviewedRecord,
});
export type QuarantinedRecord = Value<typeof quarantinedRecord>;

/** Newest first, in the sections that the caller may review. */
export const listQuarantine = request('GET /api/admin/quarantine', {
  access: 'staff',
  response: Type.Array(quarantinedRecord),
});

const release = {
  access: 'staff',
  audit: { action: 'release', kind: recordKinds },
  announces: 'audited-kinds',
  touches: [listQuarantine],
} as const;

/** Moves a record to its list. */
export const releaseRecord = request('POST /api/admin/quarantine/:id/release', {
  ...release,
  errors: ['not-in-quarantine'],
});

/** Records that one request releases at most. */
export const maxReleased = 500;

/** Moves many records to their lists. The response leaves out those that are no longer in quarantine. */
export const releaseRecords = request('POST /api/admin/quarantine/release', {
  ...release,
  body: strictObject({
    records: Type.Array(recordId, { minItems: 1, maxItems: maxReleased, uniqueItems: true }),
  }),
  response: Type.Object({ released: Type.Array(sentence) }),
});
