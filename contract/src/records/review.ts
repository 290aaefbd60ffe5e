import { Type } from '@sinclair/typebox';
import type { FromSchema } from 'json-schema-to-ts';
import { isObject, sentence } from '../wire/answer-reader';
import type { StoredRecord } from './stored-record';
import { submissionNames } from './submissions';
import type { SubmissionName } from './submissions';

/**
 * How staff review records, in addition to the specified lists, which stay as they are. All requests need a staff
 * session; those that change something carry `csrfTokenHeader` (safety 2).
 */

/** The kinds of record that staff review (requirements 2.10). */
export type RecordKind = SubmissionName | 'profiles';

export const recordKinds: readonly RecordKind[] = [...submissionNames, 'profiles'];

export const recordId = Type.String({
  minLength: 1,
  maxLength: 64,
  pattern: /^[\w-]+$/.source,
});

/** One below the maximum of PostgreSQL's 32-bit integer, so that one more change fits. */
export const highestVersion = 2 ** 31 - 2;

/** The version of the record that the client saw. */
export const seenVersion = Type.Integer({ minimum: 0, maximum: highestVersion });

/** How far staff have handled a record. An untouched one is `new` and has no review. */
export const reviewStates = ['new', 'in-progress', 'done'] as const;
export type ReviewState = (typeof reviewStates)[number];

/** GET: the reviews, merges and pairs marked "not a duplicate" of one kind, as `ReviewSnapshot`. */
export const reviewSnapshotEndpoint = (kind: RecordKind) => `/api/admin/reviews/${kind}` as const;

/** PUT `reviewChangeBody`: answers with the `Review`; 409 if another staff member changed it in the meantime. */
export const reviewEndpoint = (kind: RecordKind, id: string) =>
  `/api/admin/reviews/${kind}/${encodeURIComponent(id)}` as const;

/** GET: all possible assignees in the caller's sections, as `StaffMember[]`. */
export const staffEndpoint = '/api/admin/staff';

export interface StaffMember {
  readonly _id: string;
  readonly email: string;
  /** The caller's sections in which this person can be assigned. Absent from a server of an older release. */
  readonly sections?: readonly RecordKind[];
}

/** POST `notDuplicatesBody`: marks two records as "not a duplicate"; 201 with the pair. */
export const notDuplicatesEndpoint = (kind: RecordKind) => `/api/admin/kept-pairs/${kind}` as const;
/** DELETE: removes the mark; 204. */
export const notDuplicatesItemEndpoint = (kind: RecordKind, id: string) =>
  `/api/admin/kept-pairs/${kind}/${encodeURIComponent(id)}` as const;

/** POST `mergeBody`: 201 with `MergeAnswer`; 409 if one of the records changed in the meantime. */
export const mergesEndpoint = (kind: RecordKind) => `/api/admin/merges/${kind}` as const;
/** POST without a body: answers with `MergeAnswer`; 409 with a message if something changed since the merge. */
export const undoMergeEndpoint = (kind: RecordKind, id: string) =>
  `/api/admin/merges/${kind}/${encodeURIComponent(id)}/undo` as const;

/** A record of any kind as the lists show it. Its other fields depend on the kind. */
export interface ReviewedRecord extends StoredRecord {
  /** Id of the record that it was merged into; absent if it was not merged. */
  readonly mergedInto?: string;
  /** Only for a testimony that is hidden from the public list. */
  readonly isHidden?: true;
  /** Only for a testimony that is hidden because staff have not approved it yet. */
  readonly awaitsApproval?: true;
  readonly [field: string]: unknown;
}

/** Requires only the id: the other fields depend on the kind, and the console shows any value (requirements 3). */
export const reviewedRecord = Type.Unsafe<ReviewedRecord>({
  type: 'object',
  additionalProperties: true,
  parse: (value: unknown) =>
    isObject(value) && sentence(value['_id']) !== undefined ? value : undefined,
});

/**
 * GET: the number of records, and of `new` ones, in the sections that the caller may read, as `ReviewCounts`. Merged
 * records do not count.
 */
export const reviewCountsEndpoint = '/api/admin/counts';

/**
 * POST `searchBody`: all records about a person in all kinds that match at least one of the searches, as
 * `SearchAnswer`. A POST, because a name or an address in a query string would appear in logs and browser histories.
 */
export const searchEndpoint = '/api/admin/search';
/** UTF-16 code units after trimming. */
export const searchLength = { min: 2, max: 200 } as const;
/** Searches in one request at most: a person's email address, phone number and name. */
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
 * Where a record matches, the most telling place first: in names, email addresses and phone numbers; in other texts; or
 * only in dates and amounts, which match almost any digits.
 */
export const foundPlaces = ['person', 'text', 'dates'] as const;
export type FoundPlace = (typeof foundPlaces)[number];

export interface SearchAnswer {
  /** Sorted by `foundIn` in the order of `foundPlaces`, then newest first. */
  readonly results: readonly {
    readonly kind: RecordKind;
    readonly record: ReviewedRecord;
    /** Absent from a server of an older release. */
    readonly foundIn?: FoundPlace;
    /** The record is in quarantine and in no list until staff release it. */
    readonly isQuarantined?: true;
  }[];
  /** Whether there are more than the response contains. */
  readonly isCut: boolean;
  /**
   * When the newest record arrived whose encrypted texts were not searched, and so none of an older one: it would have
   * taken too long. Absent where all were.
   */
  readonly searchedBackTo?: string;
}

/**
 * GET: server-sent events. The name of an event is a key of `ConsoleEvents`, its data the JSON of the value. The stream
 * ends with the session; EventSource then reconnects and gets 401.
 */
export const consoleEventsEndpoint = '/api/admin/events';

export interface ConsoleEvents {
  /**
   * New records, oldest first. `records` is absent if there are too many to send: the client then loads the list again.
   */
  readonly arrived: { readonly kind: RecordKind; readonly records?: readonly ReviewedRecord[] };
  /** A record of the kind was reviewed, merged, released or edited: the client loads the list and the reviews again. */
  readonly changed: { readonly kind: RecordKind };
  /** The rights may have changed: the client loads the account again (contract/rights). */
  readonly rights: object;
}
