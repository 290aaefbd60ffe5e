import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** Reminders for staff to contact first timers again some days after their visit. */

const dueContact = Type.Object({
  _id: sentence,
  /** '' if the record has no name. */
  name: Type.String(),
  /** Id of a staff account; absent if nobody is assigned. */
  assignee: Type.Optional(sentence),
  /** The contact that has waited longest, in days after the record arrived. */
  day: wholeNumber,
  /** Local date in Innsbruck, YYYY-MM-DD. */
  date: sentence,
  isLate: Type.Boolean(),
});
export type DueContact = Value<typeof dueContact>;

const dueContacts = Type.Object({
  days: Type.Array(wholeNumber),
  /** The longest waiting first. */
  due: Type.Array(dueContact),
  /** Whether there are more than the response contains. */
  isCut: Type.Boolean(),
});
export type DueContacts = Value<typeof dueContacts>;

/** The people to contact today. */
export const listDueContacts = request('GET /api/admin/follow-up', {
  access: { right: 'firstTimer:read' },
  response: dueContacts,
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
