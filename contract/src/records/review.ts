import type { FromSchema } from 'json-schema-to-ts';
import { euros, paragraphs } from './field';
import type { StoredRecord } from './stored-record';
import { submissionNames } from './submissions';
import type { SubmissionName } from './submissions';

/**
 * What staff do with the records that they read, on top of the specified lists, which stay as they are.
 * Every call is for staff alone; those that change something carry `csrfTokenHeader` (safety 2).
 */

/** The kinds of record that staff review (requirements 2.10). */
export type RecordKind = SubmissionName | 'profiles';

export const recordKinds: readonly RecordKind[] = [...submissionNames, 'profiles'];

export const recordId = {
  type: 'string',
  minLength: 1,
  maxLength: 64,
  pattern: /^[\w-]+$/.source,
} as const;

/** A version that one more change can still raise: PostgreSQL keeps it in a column of 32 bits. */
const highestVersion = 2 ** 31 - 2;

/** The version of a record that was seen by who changes it. */
export const seenVersion = { type: 'integer', minimum: 0, maximum: highestVersion } as const;

/** A record at one of its versions: a change made meanwhile answers 409. */
const recordVersion = {
  type: 'object',
  properties: { _id: recordId, __v: seenVersion },
  required: ['_id', '__v'],
  additionalProperties: false,
} as const;

export type RecordVersion = FromSchema<typeof recordVersion>;

/** How far staff are with a record. An untouched one is `new` and has no review. */
export const reviewStates = ['new', 'in-progress', 'done'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** GET: the reviews, merges and kept pairs of one kind, as `ReviewSnapshot`. */
export const reviewSnapshotEndpoint = (kind: RecordKind) => `/api/admin/reviews/${kind}` as const;

export interface ReviewSnapshot {
  /** Only of records that staff have touched. */
  readonly reviews: readonly Review[];
  /** Newest first, without those that were undone. */
  readonly merges: readonly Merge[];
  readonly keptPairs: readonly NotDuplicates[];
  /** Of records that came with one. Absent from a server of an older release. */
  readonly consents?: readonly RecordConsent[];
}

/** What staff see of a consent: whether it holds, and since when. */
export interface RecordConsent {
  readonly recordId: string;
  readonly givenAt: string;
  /** Absent while it holds. */
  readonly withdrawnAt?: string;
}

export interface Review {
  readonly recordId: string;
  readonly state: ReviewState;
  readonly note: string;
  /** The `_id` of a member of staff. */
  readonly assignee: string | null;
  /** 0 when first written, one more with each change. */
  readonly version: number;
  readonly updatedAt: string;
  /** The e-mail address of the staff member who changed it last. */
  readonly updatedBy: string;
}

/** PUT `reviewChangeBody`, answered with the `Review`; 409 when another staff member changed it meanwhile. */
export const reviewEndpoint = (kind: RecordKind, id: string) =>
  `/api/admin/reviews/${kind}/${encodeURIComponent(id)}` as const;

export const reviewChangeBody = {
  type: 'object',
  properties: {
    state: { type: 'string', enum: reviewStates },
    note: { type: 'string', format: 'note', maxLength: 2000 },
    assignee: { anyOf: [recordId, { type: 'null' }] },
    /** The version that was seen; -1 for a record without a review. */
    seenVersion: { type: 'integer', minimum: -1, maximum: highestVersion },
  },
  required: ['state', 'note', 'assignee', 'seenVersion'],
  additionalProperties: false,
} as const;

export type ReviewChange = FromSchema<typeof reviewChangeBody>;

/** GET: all who can be an assignee in a section of the caller's, as `StaffMember[]`. */
export const staffEndpoint = '/api/admin/staff';

export interface StaffMember {
  readonly _id: string;
  readonly email: string;
  /** Of an assignee: in which sections of the caller's. Absent from a server of an older release. */
  readonly sections?: readonly RecordKind[];
}

/** POST `notDuplicatesBody`: "not a duplicate", answered 201 with the `NotDuplicates`. */
export const notDuplicatesEndpoint = (kind: RecordKind) => `/api/admin/kept-pairs/${kind}` as const;
/** DELETE: the two are open again, 204. */
export const notDuplicatesItemEndpoint = (kind: RecordKind, id: string) =>
  `/api/admin/kept-pairs/${kind}/${encodeURIComponent(id)}` as const;

export const notDuplicatesBody = {
  type: 'object',
  properties: { records: { type: 'array', items: recordVersion, minItems: 2, maxItems: 2 } },
  required: ['records'],
  additionalProperties: false,
} as const;

/** Two records that staff looked at and kept both. It no longer holds once one of them has another version. */
export interface NotDuplicates {
  readonly _id: string;
  readonly records: readonly RecordVersion[];
  readonly createdAt: string;
  readonly createdBy: string;
}

/** POST `mergeBody`, answered 201 with `MergeAnswer`; 409 when one of the records changed meanwhile. */
export const mergesEndpoint = (kind: RecordKind) => `/api/admin/merges/${kind}` as const;
/** POST without a body, answered with `MergeAnswer`; 409, and why, when something changed since the merge. */
export const undoMergeEndpoint = (kind: RecordKind, id: string) =>
  `/api/admin/merges/${kind}/${encodeURIComponent(id)}/undo` as const;

export const mergeBody = {
  type: 'object',
  properties: {
    /** The record that stays. */
    survivor: recordVersion,
    /** The records that are merged into it. Nothing is deleted: they carry `mergedInto`. */
    merged: { type: 'array', items: recordVersion, minItems: 1, maxItems: 20 },
    /**
     * The survivor's fields that take a value of another record; each must be the value of one of them. Null: none,
     * where one of them has none and the kind does not require it.
     */
    values: {
      type: 'object',
      maxProperties: 20,
      additionalProperties: {
        type: ['string', 'number', 'null'],
        maxLength: paragraphs.maxLength,
        minimum: 0,
        maximum: euros.maximum,
      },
    },
  },
  required: ['survivor', 'merged', 'values'],
  additionalProperties: false,
} as const;

export type MergeChoice = FromSchema<typeof mergeBody>;

export interface Merge {
  readonly _id: string;
  readonly survivor: string;
  readonly merged: readonly string[];
  readonly createdAt: string;
  readonly createdBy: string;
  /** The fields in which the record that stayed says something else now, with what it said before. Absent: in none. */
  readonly replaced?: Readonly<Record<string, unknown>>;
}

export interface MergeAnswer {
  readonly merge: Merge;
  /** The records as they are now, the survivor first. */
  readonly records: readonly ReviewedRecord[];
}

/** A record of any kind as the lists show it. Which other fields there are depends on its kind. */
export interface ReviewedRecord extends StoredRecord {
  /** The `_id` of the record that it was merged into; absent while it stands for itself. */
  readonly mergedInto?: string;
  /** Of a testimony that is off the public list; absent for all others. */
  readonly isHidden?: true;
  /** Of a testimony that is off it because staff have not looked at it yet. */
  readonly awaitsApproval?: true;
  readonly [field: string]: unknown;
}

/**
 * PUT `testimonyVisibilityBody`: takes a testimony off the public list, or puts it back, answered with the
 * `ReviewedRecord`; 404 when there is none, 409 when its sender has corrected it since it was read. It stays in the
 * list of staff, and awaits approval no more unless that is said, as an undo does.
 */
export const testimonyVisibilityEndpoint = (id: string) =>
  `/api/admin/testimonies/${encodeURIComponent(id)}/visibility` as const;

export const testimonyVisibilityBody = {
  type: 'object',
  properties: {
    isHidden: { type: 'boolean' },
    /** Only together with `isHidden`: what awaits approval is not public. */
    awaitsApproval: { type: 'boolean' },
    /** Of the words that were read; absent: whatever they are, as in consoles of before. */
    seenVersion,
  },
  required: ['isHidden'],
  additionalProperties: false,
} as const;

export type TestimonyVisibility = FromSchema<typeof testimonyVisibilityBody>;

/**
 * GET: whether new testimonies await approval, as `TestimonySettings`; PUT the same, answered with it. Without it they
 * are public at once (requirements 4). Those that are stored already stay as they are.
 */
export const testimonySettingsEndpoint = '/api/admin/testimonies/settings';

export const testimonySettingsBody = {
  type: 'object',
  properties: { needsApproval: { type: 'boolean' } },
  required: ['needsApproval'],
  additionalProperties: false,
} as const;

export type TestimonySettings = FromSchema<typeof testimonySettingsBody>;

/**
 * GET: how many records there are and how many are `new`, as `ReviewCounts`, of the sections that the caller may read.
 * Merged records do not count.
 */
export const reviewCountsEndpoint = '/api/admin/counts';
export type ReviewCounts = Readonly<
  Partial<Record<RecordKind, { readonly total: number; readonly new: number }>>
>;

/**
 * POST `searchBody`: everything about one person, over all kinds, as `SearchAnswer`; of several words it is what one of
 * them finds. It changes nothing: a name or an address in a query would stand in logs and histories.
 */
export const searchEndpoint = '/api/admin/search';
/** In UTF-16 code units, after trimming. */
export const searchLength = { min: 2, max: 200 } as const;
/** How many searches there may be: a person goes by an e-mail address, a phone number and a name. */
export const maxSearches = 3;

export const searchBody = {
  type: 'object',
  properties: {
    q: {
      type: 'array',
      minItems: 1,
      maxItems: maxSearches,
      items: { type: 'string', minLength: searchLength.min, maxLength: searchLength.max },
    },
  },
  required: ['q'],
  additionalProperties: false,
} as const;

export type SearchBody = FromSchema<typeof searchBody>;

/**
 * Why a record is found, from what tells most of a person: by names, e-mail addresses and telephone numbers, by other
 * texts, or only by dates and amounts, in whose digits all stands somewhere.
 */
export const foundPlaces = ['person', 'text', 'dates'] as const;
export type FoundPlace = (typeof foundPlaces)[number];

export interface SearchAnswer {
  /** By `foundIn` in the order of `foundPlaces`, and within it the newest first. */
  readonly results: readonly {
    readonly kind: RecordKind;
    readonly record: ReviewedRecord;
    /** Absent from a server of an older release. */
    readonly foundIn?: FoundPlace;
    /** It is in no list: staff have to release it first. */
    readonly isQuarantined?: true;
  }[];
  /** Whether there are more than the server sends at a time. */
  readonly isCut: boolean;
}

/**
 * GET, as server-sent events. An event's name is a key of `ConsoleEvents` and its data the JSON text of the
 * value. The stream ends when the session does; EventSource then asks again and gets 401.
 */
export const consoleEventsEndpoint = '/api/admin/events';

export interface ConsoleEvents {
  /** Records that arrived, oldest first. Without `records` there were too many to send: read the list. */
  readonly arrived: { readonly kind: RecordKind; readonly records?: readonly ReviewedRecord[] };
  /** Something of that kind was reviewed, merged, kept, released or edited: read its list and book again. */
  readonly changed: { readonly kind: RecordKind };
  /** The reader may see something else now: read the account again (contract/rights). */
  readonly rights: object;
}

/** GET: the newest records that looked like a robot's, newest first, as `QuarantinedRecord[]`. They are in no list. */
export const quarantineEndpoint = '/api/admin/quarantine';
/** POST without a body: the record joins its list, 204; 404 when it is in no quarantine. */
export const releaseEndpoint = (id: string) =>
  `/api/admin/quarantine/${encodeURIComponent(id)}/release` as const;

/** Records that one call releases at most. */
export const maxReleased = 500;

/**
 * POST `releaseBody`: the same for many. Those that are in no quarantine any more are left out of the answer,
 * `Released`.
 */
export const releasesEndpoint = '/api/admin/quarantine/release';

export const releaseBody = {
  type: 'object',
  properties: {
    records: {
      type: 'array',
      minItems: 1,
      maxItems: maxReleased,
      uniqueItems: true,
      items: recordId,
    },
  },
  required: ['records'],
  additionalProperties: false,
} as const;

export type ReleaseWish = FromSchema<typeof releaseBody>;

export interface Released {
  /** The ids of the records that joined their lists. */
  readonly released: readonly string[];
}

/**
 * Filled in the hidden field, sent a link faster than people type, or more than a full hall sends from one address; or
 * took more of a programme's places than one sender may.
 */
export type QuarantineReason = 'honeypot' | 'too-fast' | 'too-many';

export interface QuarantinedRecord {
  readonly kind: RecordKind;
  readonly reason: QuarantineReason;
  readonly record: ReviewedRecord;
}
