import type { FromSchema } from 'json-schema-to-ts';
import { recordId, recordKinds } from '../../records/review';
import type { RecordKind, ReviewedRecord } from '../../records/review';
import { languageCodes } from '../../site/languages';

/**
 * Requests of staff when a person asks for their data (Art. 15 and 20 GDPR) or for erasure (Art. 17). All need the
 * right `privacy:manage`, which covers every section, and are noted in the audit log with ids and counts. They are
 * POSTs, so that no URL contains anything about a person.
 */

/** Records of one person at most. */
export const maxPersonRecords = 500;

/** POST `personBody`, answered with `FoundPerson`. */
export const findPersonEndpoint = '/api/admin/people/find';
/** POST `erasureRequestBody`: `ErasurePlan`. Changes nothing. */
export const erasurePlanEndpoint = '/api/admin/people/erasure-plan';
/**
 * POST `erasureBody`: `ErasureAnswer`. Requires a recent confirmation (428); 409 if anything changed since the plan, in
 * which case nothing was erased.
 */
export const erasureEndpoint = '/api/admin/people/erasure';
/**
 * POST `personExportBody`: a ZIP with an HTML page, the data as JSON with its schema, and the pictures. Requires a
 * recent confirmation (428), as every export.
 */
export const personExportEndpoint = '/api/admin/people/export';

/** At least one of email address, phone number and name. */
export const personBody = {
  type: 'object',
  properties: {
    email: {
      type: 'string',
      minLength: 3,
      maxLength: 254,
      // PostgreSQL rejects a text with a NUL.
      pattern: /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u.source,
    },
    phone: { type: 'string', minLength: 6, maxLength: 40 },
    name: { type: 'string', minLength: 2, maxLength: 100 },
  },
  minProperties: 1,
  additionalProperties: false,
} as const;

export type PersonQuery = FromSchema<typeof personBody>;

/**
 * Why a record may be about the person. `email` is certain: an email field holds exactly the address, ignoring case.
 * Staff decide about the others: the same phone number, the name, or the address within a text.
 */
export const personReasons = ['email', 'phone', 'name', 'mention'] as const;
export type PersonReason = (typeof personReasons)[number];

/** Where a record is kept that its section's list does not show. */
export const unlistedPlaces = ['quarantine', 'locked'] as const;
export type UnlistedPlace = (typeof unlistedPlaces)[number];

export interface PersonRecord {
  readonly kind: RecordKind;
  readonly record: ReviewedRecord;
  readonly reasons: readonly PersonReason[];
  /** Absent if its list shows it, and from a server of an older release. */
  readonly unlisted?: UnlistedPlace;
}

/** Data about a person beside the records of the lists. */
export const attachedPlaces = [
  'reviews',
  'keptPairs',
  'merges',
  'sessions',
  'tokens',
  'pictures',
  'waitingMails',
  'mailFiles',
  'mailCounts',
  'invitations',
  'staffAccounts',
  'outreach',
  'auditEntries',
] as const;
export type AttachedPlace = (typeof attachedPlaces)[number];
export type AttachedCounts = Readonly<Record<AttachedPlace, number>>;

export interface FoundPerson {
  readonly sure: readonly PersonRecord[];
  readonly undecided: readonly PersonRecord[];
  /** Counts for the certain records and for the address. */
  readonly attached: AttachedCounts;
  /** Whether there are more records than the response contains. */
  readonly isCut: boolean;
}

const chosenRecord = {
  type: 'object',
  properties: { kind: { type: 'string', enum: recordKinds }, _id: recordId },
  required: ['kind', '_id'],
  additionalProperties: false,
} as const;

const personProperties = {
  /** Emails and rate limits of this address are erased too. */
  email: personBody.properties.email,
  /** The records that staff chose: the certain ones and those that they decided on. */
  records: { type: 'array', items: chosenRecord, maxItems: maxPersonRecords },
} as const;

export const erasureRequestBody = {
  type: 'object',
  properties: personProperties,
  required: ['records'],
  additionalProperties: false,
} as const;

export type ErasureRequest = FromSchema<typeof erasureRequestBody>;

export const erasureBody = {
  type: 'object',
  properties: {
    ...personProperties,
    plan: { type: 'string', pattern: /^[0-9a-f]{64}$/.source, maxLength: 64 },
  },
  required: ['records', 'plan'],
  additionalProperties: false,
} as const;

export type ErasureCall = FromSchema<typeof erasureBody>;

/** The fields with names in a record about two people. */
export const partnerFields = ['partner1Name', 'partner2Name'] as const;
export type PartnerField = (typeof partnerFields)[number];

export const personExportBody = {
  type: 'object',
  properties: {
    email: personProperties.email,
    records: {
      type: 'array',
      maxItems: maxPersonRecords,
      items: {
        ...chosenRecord,
        properties: {
          ...chosenRecord.properties,
          /** The partner who did not ask: their name is left out of the export. */
          redact: { type: 'string', enum: partnerFields },
        },
      },
    },
    /** Language of the HTML page. */
    language: { type: 'string', enum: languageCodes },
  },
  required: ['records', 'language'],
  additionalProperties: false,
} as const;

export type PersonExportRequest = FromSchema<typeof personExportBody>;

export interface ErasurePlan {
  /** SHA-256 of everything that would be erased, with versions. */
  readonly plan: string;
  /** Number of records of each kind that would be erased; kinds without one are absent. */
  readonly records: Readonly<Partial<Record<RecordKind, number>>>;
  /** Records that the law or a hold protects: they are locked until then (ISO 8601) instead. */
  readonly locked: readonly LockedAway[];
  /**
   * `staffAccounts` and `auditEntries` are not erased: accounts are removed in their own view, and audit entries hold
   * only ids.
   */
  readonly attached: AttachedCounts;
}

export interface LockedAway {
  readonly kind: RecordKind;
  readonly _id: string;
  readonly until: string;
}

export interface ErasureAnswer {
  readonly _id: string;
  readonly erased: number;
  readonly locked: readonly LockedAway[];
  /** False while files still have to be overwritten, which the server does in the background, also after a restart. */
  readonly isFinished: boolean;
}
