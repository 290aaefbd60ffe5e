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
  /** How many records of this kind the person has sent; this is the newest open one. */
  forms: wholeNumber,
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
  /** One card for each person, the user's own before others if there are too many. What became due last is first. */
  due: Type.Array(dueContact),
  /** Whether there are more than the response contains. */
  isCut: Type.Boolean(),
  /** Over all who are due. */
  counts: Type.Object({ mine: wholeNumber, nobodys: wholeNumber, all: wholeNumber }),
  /** People who came lately; absent if there are none. The date is the first on which one is to be contacted. */
  coming: Type.Optional(Type.Object({ count: wholeNumber, date: sentence })),
  /** People of the plan who rest after a try, until the day of the next one. */
  resting: wholeNumber,
  /** All people of `listNeverContacted`. */
  neverContacted: wholeNumber,
});
export type DueContacts = Value<typeof dueContacts>;

/** The people to contact today. */
export const listDueContacts = request('GET /api/admin/follow-up', {
  access: { right: 'firstTimer:read' },
  response: dueContacts,
});

/** People that one page of `listNeverContacted` has at most. */
export const neverContactedPage = 25;

const unreached = Type.Object(person);
export type UnreachedPerson = Value<typeof unreached>;

const neverContacted = Type.Object({
  people: Type.Array(unreached),
  /** Over all pages. */
  total: wholeNumber,
});
export type NeverContacted = Value<typeof neverContacted>;

/** First timers with an open record to whom nobody has ever written or spoken, nor tried to, however long ago they came. */
export const listNeverContacted = request('GET /api/admin/follow-up/never', {
  access: { right: 'firstTimer:read' },
  query: Type.Object({
    order: oneOf(['oldest', 'newest']),
    from: Type.Optional(Type.Integer({ minimum: 0, maximum: 1_000_000 })),
  }),
  response: neverContacted,
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
