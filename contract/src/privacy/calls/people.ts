import type { FromSchema } from 'json-schema-to-ts';
import { recordId, recordKinds } from '../../records/review';
import type { RecordKind, ReviewedRecord } from '../../records/review';
import { languageCodes } from '../../site/languages';

/**
 * What staff do when a person asks what the church has of them (Art. 15 and 20 GDPR) or asks for erasure (Art. 17). All
 * calls ask for the right `privacy:manage`, which reaches over every section, and are noted in the audit log by ids
 * and counts. They are POSTs, so that no address of a page holds anything about a person.
 */

/** Records of one person at most. */
export const maxPersonRecords = 500;

/** POST `personBody`, answered with `FoundPerson`. */
export const findPersonEndpoint = '/api/admin/people/find';
/** POST `erasureWishBody`, answered with `ErasurePlan`: nothing is changed. */
export const erasurePlanEndpoint = '/api/admin/people/erasure-plan';
/**
 * POST `erasureBody`, answered with `ErasureAnswer`. Asks for a recent confirmation (428); 409 when anything changed since
 * the plan, and then nothing was erased.
 */
export const erasureEndpoint = '/api/admin/people/erasure';
/**
 * POST `personExportBody`, answered with a ZIP: a page to read, the same as JSON, its schema, and the pictures. Asks for
 * a recent confirmation (428), as all that leaves the house.
 */
export const personExportEndpoint = '/api/admin/people/export';

/** Of the e-mail address, the telephone number and the name at least one. */
export const personBody = {
  type: 'object',
  properties: {
    email: {
      type: 'string',
      minLength: 3,
      maxLength: 254,
      // PostgreSQL takes no text with a NUL.
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
 * Why a record may be about the person. `email`: a field for an address holds exactly it, whatever its case; that is sure.
 * Of all others staff decide: the same telephone number, the name, or the address somewhere in a text.
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
  /** Absent while it is in its list, and from a server of an older release. */
  readonly unlisted?: UnlistedPlace;
}

/** What is there of a person beside the records of the lists. */
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
  /** Of the sure records and of the address. */
  readonly attached: AttachedCounts;
  /** Whether there are more records than are answered. */
  readonly isCut: boolean;
}

const chosenRecord = {
  type: 'object',
  properties: { kind: { type: 'string', enum: recordKinds }, _id: recordId },
  required: ['kind', '_id'],
  additionalProperties: false,
} as const;

const wish = {
  /** Mails and counts of this address go as well. */
  email: personBody.properties.email,
  /** The records that staff chose: what is sure, and what they decided. */
  records: { type: 'array', items: chosenRecord, maxItems: maxPersonRecords },
} as const;

export const erasureWishBody = {
  type: 'object',
  properties: wish,
  required: ['records'],
  additionalProperties: false,
} as const;

export type ErasureWish = FromSchema<typeof erasureWishBody>;

export const erasureBody = {
  type: 'object',
  properties: {
    ...wish,
    /** Of the plan that was seen. */
    plan: { type: 'string', pattern: /^[0-9a-f]{64}$/.source, maxLength: 64 },
  },
  required: ['records', 'plan'],
  additionalProperties: false,
} as const;

export type ErasureCall = FromSchema<typeof erasureBody>;

/** The names in a record of two people. */
export const partnerFields = ['partner1Name', 'partner2Name'] as const;
export type PartnerField = (typeof partnerFields)[number];

export const personExportBody = {
  type: 'object',
  properties: {
    email: wish.email,
    records: {
      type: 'array',
      maxItems: maxPersonRecords,
      items: {
        ...chosenRecord,
        properties: {
          ...chosenRecord.properties,
          /** The partner who did not ask: what the record says of their name is left out. */
          redact: { type: 'string', enum: partnerFields },
        },
      },
    },
    /** Of the page to read. */
    language: { type: 'string', enum: languageCodes },
  },
  required: ['records', 'language'],
  additionalProperties: false,
} as const;

export type PersonExportWish = FromSchema<typeof personExportBody>;

export interface ErasurePlan {
  /** SHA-256 over everything that would be erased, at its version. */
  readonly plan: string;
  /** How many records of each kind would go; kinds without one are absent. */
  readonly records: Readonly<Partial<Record<RecordKind, number>>>;
  /** Those that the law or a hold keeps: locked away instead, until then (ISO 8601). */
  readonly locked: readonly LockedAway[];
  /** `staffAccounts` and `auditEntries` stay: an account ends in its own view, and an entry holds ids alone. */
  readonly attached: AttachedCounts;
}

export interface LockedAway {
  readonly kind: RecordKind;
  readonly _id: string;
  readonly until: string;
}

export interface ErasureAnswer {
  /** Of the erasure, as the audit log names it. */
  readonly _id: string;
  readonly erased: number;
  readonly locked: readonly LockedAway[];
  /** False while files still wait to be overwritten: the server does so by itself, also after a restart. */
  readonly isFinished: boolean;
}
