import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { nullable, oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { highestVersion, recordId, recordKinds, reviewStates } from '../records/review';
import {
  chosenUrgencies,
  getReviewCounts,
  getReviews,
  review,
  urgencyReasons,
} from './review-requests';

/**
 * Today: the open records of all sections that the caller may read, as one list of work. Every submission counts on its
 * own, also one that the table of its section hides as a duplicate.
 */

/**
 * - `new`: arrived since the caller's last visit.
 * - `mine`, `unassigned`: by assignee.
 * - `urgent`: staff say so, or its category or words suggest it and nobody said otherwise.
 * - `overdue`: open after the due time of its section.
 * - `waiting`: in progress, and staff wrote or spoke last.
 * - `snoozed`: put off until a time that is not over; it is in no other list until then.
 * - `again`: the same person sent the same form before.
 * - `open`: all of them.
 */
export const todayLists = [
  ...(['new', 'mine', 'unassigned', 'urgent', 'overdue'] as const),
  ...(['waiting', 'snoozed', 'again', 'open'] as const),
] as const;
export type TodayList = (typeof todayLists)[number];

/** `suggested` by a reason; `urgent` or `normal` if staff said so, or there is no reason. */
const urgencyLevels = ['urgent', 'suggested', 'normal'] as const;

/** UTF-16 code units of a sender's words in a list; the record has all of them. */
export const todayWordsLength = 2000;
/** Items that one response contains at most. */
export const todayPageLength = 50;

const todayItem = Type.Object({
  kind: oneOf(recordKinds),
  _id: sentence,
  /** '' if the record has no name. */
  name: Type.String(),
  /** '' if the record has none. */
  email: Type.String(),
  /** What the sender wrote, else the first other content of the record. */
  words: Type.String(),
  /** Whether `words` is only the beginning. */
  isCut: Type.Boolean(),
  /** ISO 8601. */
  receivedAt: sentence,
  /** ISO 8601; absent if its section has no due time. */
  dueAt: Type.Optional(sentence),
  urgency: oneOf(urgencyLevels),
  /** Why it is or was suggested. */
  urgencyReason: Type.Optional(oneOf(urgencyReasons)),
  state: oneOf(reviewStates),
  /** Id of a staff account. */
  assignee: nullable(Type.String()),
  /** ISO 8601. */
  snoozedUntil: nullable(Type.String()),
  /** The version of its review; -1 if it has none. */
  reviewVersion: Type.Integer({ minimum: -1 }),
  /** Earlier submissions of the same person in the same section. */
  again: Type.Optional(
    Type.Object({
      count: wholeNumber,
      /** The latest of them. */
      lastId: sentence,
      lastAt: sentence,
      lastState: oneOf(reviewStates),
    }),
  ),
  /** When staff last wrote to or spoke with the person about it. */
  contactedAt: Type.Optional(sentence),
  /** When staff last wrote a note about it. */
  notedAt: Type.Optional(sentence),
});
export type TodayItem = Value<typeof todayItem>;

const listName = oneOf(todayLists);
const filter = {
  list: listName,
  /** One section only. */
  kind: Type.Optional(oneOf(recordKinds)),
  /** One assignee only. */
  assignee: Type.Optional(recordId),
};

const today = Type.Object({
  /** Urgent ones first, by arrival; then the others by due time, then by arrival. The oldest is first. */
  items: Type.Array(todayItem),
  /** Of the filter, over all pages. */
  total: wholeNumber,
  /** Records of the list by section, without the other filters; absent sections have none. */
  kinds: Type.Array(Type.Object({ kind: oneOf(recordKinds), count: wholeNumber })),
});
export type Today = Value<typeof today>;

export const getToday = request('GET /api/admin/today', {
  access: 'staff',
  query: Type.Object({
    ...filter,
    from: Type.Optional(Type.Integer({ minimum: 0, maximum: 100_000 })),
  }),
  response: today,
});

const todayCounts = Type.Object({
  /** The end of the caller's last visit, ISO 8601; null during the first. */
  since: nullable(Type.String()),
  lists: Type.Object(
    Object.fromEntries(todayLists.map((name) => [name, wholeNumber])) as Record<
      TodayList,
      typeof wholeNumber
    >,
  ),
});
export type TodayCounts = Value<typeof todayCounts>;

export const getTodayCounts = request('GET /api/admin/today/counts', {
  access: 'staff',
  response: todayCounts,
});

/** Hours without a request after which the next one begins a new visit. */
export const visitBreak = 4;

/** Says that the caller's console is open, which begins a visit after a break; sent when it opens and then hourly. */
export const noteVisit = request('POST /api/admin/visits', {
  access: 'staff',
  status: 204,
  touches: [getTodayCounts],
});

/** Records that one request changes at most. */
export const maxChangedReviews = 500;

/** The records of a filter, for a selection of all of them: at most `maxChangedReviews`, in the order of the list. */
export const listTodayRecords = request('GET /api/admin/today/records', {
  access: 'staff',
  query: Type.Object(filter),
  response: Type.Object({
    records: Type.Array(
      Type.Object({
        kind: oneOf(recordKinds),
        _id: sentence,
        reviewVersion: Type.Integer({ minimum: -1 }),
      }),
    ),
  }),
});

const reviewEdit = strictObject({
  kind: oneOf(recordKinds),
  id: recordId,
  /** The version of the review that the client saw; -1 for a record without one. */
  seenVersion: Type.Integer({ minimum: -1, maximum: highestVersion }),
  state: Type.Optional(oneOf(reviewStates)),
  assignee: Type.Optional(nullable(recordId)),
  /** ISO 8601; null ends it. The states `new` and `done` end it too, unless it is sent with them. */
  snoozedUntil: Type.Optional(nullable(Type.String({ format: 'date-time', maxLength: 40 }))),
  urgency: Type.Optional(nullable(oneOf(chosenUrgencies))),
});
export type ReviewEdit = Value<typeof reviewEdit>;

const refusals = ['no-record', 'no-assignee', 'review-changed'] as const;

/**
 * Changes many reviews at once, of any sections that the caller may review. What one of them refuses leaves the others
 * changed. To undo it, the former values are sent with the new versions.
 */
export const changeReviews = request('POST /api/admin/reviews', {
  access: 'staff',
  body: strictObject({
    changes: Type.Array(reviewEdit, { minItems: 1, maxItems: maxChangedReviews }),
  }),
  response: Type.Object({
    changed: Type.Array(
      Type.Object({
        kind: oneOf(recordKinds),
        review,
        /** What the change replaced, for an undo. */
        before: Type.Object({
          state: oneOf(reviewStates),
          assignee: nullable(Type.String()),
          snoozedUntil: nullable(Type.String()),
          urgency: nullable(oneOf(chosenUrgencies)),
        }),
      }),
    ),
    refused: Type.Array(
      Type.Object({ kind: oneOf(recordKinds), id: sentence, code: oneOf(refusals) }),
    ),
  }),
  audit: { action: 'review', kind: recordKinds },
  announces: 'audited-kinds',
  touches: [getToday, getTodayCounts, getReviews, getReviewCounts],
});
