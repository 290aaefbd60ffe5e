import * as Type from '@sinclair/typebox';
import { recordId, recordKinds, reviewedRecord } from '../records/review';
import type { RecordKind } from '../records/review';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { languageCodes } from '../site/languages';

/**
 * Requests of staff when a person asks for their data (Art. 15 and 20 GDPR) or for erasure (Art. 17). All need the
 * right `privacy:manage`, which covers every section, and are noted in the audit log with ids and counts. They are
 * POSTs, so that no URL contains anything about a person.
 */
const access = { right: 'privacy:manage' } as const;

/** Records of one person at most. */
export const maxPersonRecords = 500;

/** In UTF-16 code units. */
export const personQueryLimits = { email: 254, phone: 40, name: 100 } as const;

const email = Type.Optional(
  Type.String({
    minLength: 3,
    maxLength: personQueryLimits.email,
    // PostgreSQL rejects a text with a NUL.
    pattern: /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.source,
  }),
);

/** At least one of email address, phone number and name. */
const personQuery = Type.Object(
  {
    email,
    phone: Type.Optional(Type.String({ minLength: 6, maxLength: personQueryLimits.phone })),
    name: Type.Optional(Type.String({ minLength: 2, maxLength: personQueryLimits.name })),
  },
  { minProperties: 1, additionalProperties: false },
);
export type PersonQuery = Value<typeof personQuery>;

/**
 * Why a record may be about the person. `email` is certain: an email field holds exactly the address, ignoring case.
 * Staff decide about the others: the same phone number, the name, the address within a text, or a record that is
 * joined with one of these into a person.
 */
const personReasons = ['email', 'phone', 'name', 'mention', 'person'] as const;
export type PersonReason = (typeof personReasons)[number];

/** Where a record is kept that its section's list does not show. */
export const unlistedPlaces = ['quarantine', 'locked'] as const;
export type UnlistedPlace = (typeof unlistedPlaces)[number];

const kind = oneOf(recordKinds);

const personRecord = Type.Object({
  kind,
  record: reviewedRecord,
  /** Absent if its list shows it, and from a server of an older release. */
  unlisted: Type.Optional(oneOf(unlistedPlaces)),
  reasons: Type.Array(oneOf(personReasons)),
});
export type PersonRecord = Value<typeof personRecord>;

/** Data about a person beside the records of the lists. */
export const attachedPlaces = [
  'reviews',
  'keptPairs',
  'merges',
  'persons',
  'households',
  'sessions',
  'tokens',
  'pictures',
  'waitingMails',
  'mailFiles',
  'mailCounts',
  'invitations',
  'staffAccounts',
  'notes',
  'outreach',
  'replies',
  'savedViews',
  'auditEntries',
] as const;
export type AttachedPlace = (typeof attachedPlaces)[number];

/** What is not named is zero. */
const counts = Type.Record(Type.String(), wholeNumber);
const attached = Type.Unsafe<{ [Place in AttachedPlace]?: number }>(counts);

const foundPerson = Type.Object({
  sure: Type.Array(personRecord),
  undecided: Type.Array(personRecord),
  /** Whether there are more records than the response contains. */
  isCut: Type.Boolean(),
  /** Counts for the certain records and for the address. */
  attached,
});
export type FoundPerson = Value<typeof foundPerson>;

const chosen = { kind, _id: recordId };

const erasureRequest = {
  /** Emails and rate limits of this address are erased too. */
  email,
  /** The records that staff chose: the certain ones and those that they decided on. */
  records: Type.Array(strictObject(chosen), { maxItems: maxPersonRecords }),
};
const erasureRequestBody = strictObject(erasureRequest);
export type ErasureRequest = Value<typeof erasureRequestBody>;

const lockedAway = Type.Object({ kind, _id: sentence, until: sentence });
export type LockedAway = Value<typeof lockedAway>;

const erasurePlan = Type.Object({
  /** SHA-256 of everything that would be erased, with versions. */
  plan: sentence,
  /** Number of records of each kind that would be erased. */
  records: Type.Unsafe<{ [Kind in RecordKind]?: number }>(counts),
  /** Records that the law or a hold protects: they are locked until then (ISO 8601) instead. */
  locked: Type.Array(lockedAway),
  /**
   * `staffAccounts` and `auditEntries` are not erased: accounts are removed in their own view, and audit entries hold
   * only ids.
   */
  attached,
});
export type ErasurePlan = Value<typeof erasurePlan>;

const erasureResult = Type.Object({
  _id: sentence,
  erased: wholeNumber,
  locked: Type.Array(lockedAway),
  /** False while files still have to be overwritten, which the server does in the background, also after a restart. */
  isFinished: Type.Boolean(),
});
export type ErasureResult = Value<typeof erasureResult>;

/** The fields with names in a record about two people. */
export const partnerFields = ['partner1Name', 'partner2Name'] as const;
export type PartnerField = (typeof partnerFields)[number];

/** The partner who did not ask: their name is left out of the export. */
const redact = Type.Optional(oneOf(partnerFields));

const exportRequest = strictObject({
  email,
  records: Type.Array(strictObject({ ...chosen, redact }), { maxItems: maxPersonRecords }),
  /** Language of the HTML page. */
  language: oneOf(languageCodes),
});
export type PersonExportRequest = Value<typeof exportRequest>;

export const findPerson = request('POST /api/admin/people/find', {
  access,
  worksWithoutStorage: true,
  body: personQuery,
  response: foundPerson,
  audit: { action: 'find', kind: 'people' },
});

/** Changes nothing. */
export const previewErasure = request('POST /api/admin/people/erasure-plan', {
  access,
  body: erasureRequestBody,
  response: erasurePlan,
});

/** 409 if anything changed since the plan, in which case nothing was erased. */
export const erasePersonalData = request('POST /api/admin/people/erasure', {
  access: { ...access, confirmed: true },
  body: strictObject({
    ...erasureRequest,
    plan: Type.String({ pattern: /^[0-9a-f]{64}$/.source, maxLength: 64 }),
  }),
  response: erasureResult,
  errors: ['changed-meanwhile', 'record-changed'],
  audit: { action: 'erase', kind: 'people' },
});

/** A ZIP with an HTML page, the data as JSON with its schema, and the pictures. */
export const exportPersonalData = request('POST /api/admin/people/export', {
  access: { ...access, confirmed: true },
  body: exportRequest,
  response: { contentType: 'application/zip' },
  audit: { action: 'person-export', kind: 'people' },
});
