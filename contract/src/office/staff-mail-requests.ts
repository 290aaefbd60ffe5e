import * as Type from '@sinclair/typebox';
import { recordKinds } from '../records/review';
import type { RecordKind } from '../records/review';
import { request } from '../requests/request';
import { nullable, oneOf, strictObject } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** The emails that tell staff about new records in their sections (decision 85). They contain nothing from the forms. */

/** An email at once, a daily one for all sections that have this choice, or none. */
export const staffMailChoices = ['at-once', 'digest', 'off'] as const;
export type StaffMailChoice = (typeof staffMailChoices)[number];

/** Minutes between two emails to one account about what colleagues did. */
export const colleagueNewsMinutes = 10;

const choice = Type.Optional(oneOf(staffMailChoices));

const staffMails = strictObject({
  sections: Type.Unsafe<Partial<Record<RecordKind, StaffMailChoice>>>(
    strictObject(Object.fromEntries(recordKinds.map((kind) => [kind, choice]))),
  ),
  /** The hour in Innsbruck after which the digest is sent; null: no digest. */
  digestHour: nullable(Type.Integer({ minimum: 0, maximum: 23 })),
  /** Whether an email tells at once that a colleague assigned a record to the caller, or mentioned them in a note. */
  colleagueNews: Type.Boolean(),
});
export type StaffMails = Value<typeof staffMails>;

/** The caller's choices for the sections that they may read. */
export const getStaffMails = request('GET /api/admin/account/mails', {
  access: 'staff',
  response: staffMails,
});

/** Changes the named sections. Those that the caller may not read are ignored. */
export const chooseStaffMails = request('PUT /api/admin/account/mails', {
  access: 'staff',
  body: staffMails,
  touches: [getStaffMails],
});

const query = Type.Object({
  token: Type.String({ pattern: '^[\\w.-]+$', minLength: 1, maxLength: 200 }),
});

/** Ends the digests of the account that the token names. An email program asks for its user (RFC 8058). */
export const endDigests = request('POST /api/staff-mails/end-digests', {
  access: 'public',
  query,
  errors: ['not-found'],
  limit: 'public-form',
});

/** Redirects to the page with the choices, and changes nothing, because email programs follow links. */
export const openDigestChoice = request('GET /api/staff-mails/end-digests', {
  access: 'public',
  query,
  status: 303,
});
