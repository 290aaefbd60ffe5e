import * as Type from '@sinclair/typebox';
import { request } from '../../requests/request';
import { strictObject } from '../../requests/schemas';
import type { Value } from '../../requests/schemas';
import { reviewedRecord, seenVersion } from '../../records/review';

/** Without approval new testimonies are public at once (requirements 4). A change does not affect stored ones. */
const settings = strictObject({ needsApproval: Type.Boolean() });
export type TestimonySettings = Value<typeof settings>;

export const getTestimonySettings = request('GET /api/admin/testimonies/settings', {
  access: { right: 'testimony:read' },
  response: settings,
});

export const changeTestimonySettings = request('PUT /api/admin/testimonies/settings', {
  access: { right: 'testimony:review' },
  body: settings,
  response: settings,
  audit: { action: 'settings', kind: 'testimony' },
  announces: 'testimony',
  touches: [getTestimonySettings],
});

/**
 * Hides a testimony from the public list, or shows it again. Staff still see it, and it no longer awaits approval
 * unless the body says so, as an undo does. Refused if its sender has corrected it in the meantime.
 */
export const changeTestimonyVisibility = request('PUT /api/admin/testimonies/:id/visibility', {
  access: { right: 'testimony:review' },
  body: strictObject({
    isHidden: Type.Boolean(),
    /** Only together with `isHidden`: a testimony that awaits approval is not public. */
    awaitsApproval: Type.Optional(Type.Boolean()),
    /** The version of the text that staff read; if it is absent, as from older consoles, any version is accepted. */
    seenVersion: Type.Optional(seenVersion),
  }),
  response: reviewedRecord,
  errors: ['no-record', 'changed-meanwhile'],
  audit: { action: ['approve', 'show', 'hide', 'hold-back'], kind: 'testimony' },
  announces: 'testimony',
});
