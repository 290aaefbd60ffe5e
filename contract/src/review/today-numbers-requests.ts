import * as Type from '@sinclair/typebox';
import type { RecordKind } from '../records/review';
import { request } from '../requests/request';
import { nullable, oneOf, sentence, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';

/** Numbers of the last weeks, over the sections that the caller may read. */

/** Groups of sections whose arrivals are counted together, in the order in which they are shown. */
export const numberGroups = {
  guests: ['firstTimer', 'secondTimer', 'newBeliever'],
  help: ['welfare', 'request'],
  messages: ['contact', 'enquiry', 'testimony'],
  celebrations: ['babyNaming', 'childDedication', 'couples'],
  programmes: ['programAttendance'],
  giving: ['pledge', 'partnership'],
  members: ['churchMember', 'profiles'],
} as const satisfies Readonly<Record<string, readonly RecordKind[]>>;
export type NumberGroup = keyof typeof numberGroups;
export const numberGroupNames = Object.keys(numberGroups) as readonly NumberGroup[];

/** Weeks from Monday to Sunday in Innsbruck, with the current one. */
export const countedWeeks = 12;
/** Hours in which a first timer should be reached. */
export const promptHours = 48;

const answers = Type.Object({
  /** Records of these weeks. */
  total: wholeNumber,
  /** Those that staff have answered: by email, by WhatsApp, by a call or a meeting. */
  answered: wholeNumber,
  /** The median of the hours until the first answer; null without one. */
  medianHours: nullable(Type.Number({ minimum: 0 })),
});
export type AnswerNumbers = Value<typeof answers>;

const todayNumbers = Type.Object({
  /** The Mondays, YYYY-MM-DD, oldest first. */
  weeks: Type.Array(sentence),
  /** Arrivals of each week. Groups of which the caller may read no section are absent. */
  groups: Type.Array(
    Type.Object({ group: oneOf(numberGroupNames), counts: Type.Array(wholeNumber) }),
  ),
  /** Absent without the right to read first timers. */
  firstTimers: Type.Optional(
    Type.Object({
      /** First timers of these weeks, without those who came in the last hours and may still be reached in time. */
      total: wholeNumber,
      /** Those whom staff reached within `promptHours`. */
      inTime: wholeNumber,
    }),
  ),
  /** Over all sections that the caller may read. */
  answers,
  /** Over the requests for help; absent if the caller may read none. */
  helpAnswers: Type.Optional(answers),
});
export type TodayNumbers = Value<typeof todayNumbers>;

export const getTodayNumbers = request('GET /api/admin/today/numbers', {
  access: 'staff',
  response: todayNumbers,
});
