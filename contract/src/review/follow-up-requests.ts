import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { contactOutcomes, contactWays } from './contact-history-requests';

/** Reminders for staff to contact first timers again some days after their visit. */

/** What staff need to call or write to somebody without opening the record. */
const person = {
  _id: sentence,
  /** '' if the record has no name. */
  name: Type.String(),
  /** '' if the record has none, like the next two. */
  email: Type.String(),
  phone: Type.String(),
  /** What the person wrote. */
  words: Type.String(),
  /** ISO 8601. */
  receivedAt: sentence,
  /** Id of a staff account; absent if nobody is assigned. */
  assignee: Type.Optional(sentence),
  /** Whether staff noted that the phone number is wrong, and the record was not changed since. */
  hasWrongNumber: Type.Boolean(),
  /** The latest contact; absent if nobody tried. */
  lastContact: Type.Optional(
    Type.Object({
      way: oneOf(contactWays),
      /** Absent for a message. */
      outcome: Type.Optional(oneOf(contactOutcomes)),
      /** ISO 8601. */
      at: sentence,
    }),
  ),
  /** How often staff tried since they last reached the person. */
  tries: wholeNumber,
};

const dueContact = Type.Object({
  ...person,
  /** The planned contact that has waited longest, in days after the record arrived; absent for another try. */
  day: Type.Optional(wholeNumber),
  /** Local date in Innsbruck, YYYY-MM-DD: that of the planned contact, or the day to try again. */
  date: sentence,
  isLate: Type.Boolean(),
});
export type DueContact = Value<typeof dueContact>;

const dueContacts = Type.Object({
  days: Type.Array(wholeNumber),
  /** The longest waiting first; after them those whose last planned day is long ago, the latest first. */
  due: Type.Array(dueContact),
  /** Whether there are more than the response contains. */
  isCut: Type.Boolean(),
  /** People of the plan who rest after a try, until the day of the next one. */
  resting: wholeNumber,
  /** All whom nobody has ever reached (`listNeverReached`). */
  neverReached: wholeNumber,
});
export type DueContacts = Value<typeof dueContacts>;

/** The people to contact today. */
export const listDueContacts = request('GET /api/admin/follow-up', {
  access: { right: 'firstTimer:read' },
  response: dueContacts,
});

/** People that one page of `listNeverReached` has at most. */
export const neverReachedPage = 25;

const unreached = Type.Object(person);
export type UnreachedPerson = Value<typeof unreached>;

const neverReached = Type.Object({
  people: Type.Array(unreached),
  /** Over all pages. */
  total: wholeNumber,
});
export type NeverReached = Value<typeof neverReached>;

/** First timers whose record is open and whom nobody has ever reached, however long ago they came. */
export const listNeverReached = request('GET /api/admin/follow-up/never', {
  access: { right: 'firstTimer:read' },
  query: Type.Object({
    order: oneOf(['oldest', 'newest']),
    from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  response: neverReached,
});

export const maxFollowUps = 8;
export const lastFollowUpDay = 180;
/** The default, until staff choose others. */
export const defaultFollowUpDays: readonly number[] = [1, 3, 7, 28];

/** Answers with the days, sorted. An empty list turns reminders off. */
export const changeFollowUpDays = request('PUT /api/admin/follow-up/days', {
  access: { right: 'firstTimer:review' },
  body: strictObject({
    /** Days after the record arrived. */
    days: Type.Array(Type.Integer({ minimum: 1, maximum: lastFollowUpDay }), {
      maxItems: maxFollowUps,
      uniqueItems: true,
    }),
  }),
  response: Type.Object({ days: Type.Array(wholeNumber) }),
  audit: { action: 'settings', kind: 'firstTimer' },
  announces: 'firstTimer',
  touches: [listDueContacts],
});
