import * as Type from '@sinclair/typebox';
import { recordKinds } from '../records/review';
import { request } from '../requests/request';
import { nullable, oneOf, sentence, strictObject, wholeNumber } from '../requests/schemas';
import type { Value } from '../requests/schemas';
import { recordFilter } from './record-filter';

/**
 * Ready questions about the records of the sections that the caller may read. What was merged away, waits in quarantine
 * or is erased does not count; every other submission counts on its own, also one that its table hides as a duplicate.
 */

/**
 * - `firstTimers`, `partnerships`, `testimonies`: how many arrived in the period.
 * - `journey`: persons who were first timers in the period, and how far they have come since.
 * - `neverContacted`: records of `answeredSections` of all time that staff have not done with, and with whose sender nobody
 *   has been in contact.
 * - `answeredWithin`: after how many hours records of `answeredSections` that arrived in the period were first answered;
 *   the total is the median.
 * - `pledges`: euros that were pledged in the period.
 * - `registrations`: for programmes, in the period.
 * - `heardFrom`: profiles that were registered in the period and say who told them about the church. Their values are
 *   words of members, which may be names.
 * - `countries`, `languages`: of what arrived in the period and names one.
 * - `openByAssignee`: what staff have not done with now, whenever it arrived.
 */
export const questionKeys = [
  ...(['firstTimers', 'journey', 'neverContacted', 'answeredWithin', 'pledges'] as const),
  ...(['partnerships', 'registrations', 'testimonies', 'heardFrom', 'countries'] as const),
  ...(['languages', 'openByAssignee'] as const),
];
export type QuestionKey = (typeof questionKeys)[number];

/** Sections whose senders wait for somebody to answer or to reach them. */
export const answeredSections = [
  ...(['firstTimer', 'secondTimer', 'newBeliever'] as const),
  ...(['welfare', 'request', 'contact', 'enquiry'] as const),
];

/** The steps of `journey`, in their order. Who is a church member or has a profile is a member. */
export const journeySteps = {
  firstVisit: ['firstTimer'],
  secondVisit: ['secondTimer'],
  newBeliever: ['newBeliever'],
  member: ['churchMember', 'profiles'],
} as const;
export type JourneyStep = keyof typeof journeySteps;
export const journeyStepNames = Object.keys(journeySteps) as readonly JourneyStep[];

/** Months that one answer has at most: the newest of the period. Its total is that of the whole period. */
export const maxMonths = 120;
/** Shares that one answer has at most, the largest first. */
export const maxShares = 30;

/** A number that is not below 0. */
const amount = Type.Number({ minimum: 0 });

/** The records that an answer counts, as a section with its filter. */
const answerList = Type.Object({ kind: oneOf(recordKinds), filter: recordFilter });
export type AnswerList = Value<typeof answerList>;

const answer = Type.Object({
  key: oneOf(questionKeys),
  unit: oneOf(['count', 'euros', 'hours']),
  /** In its unit; null without a record that has one, as for a median. */
  total: nullable(amount),
  /** The same over the period before, if that was asked for and there is one. */
  previous: Type.Optional(nullable(amount)),
  /** Months of Innsbruck in the period that have begun, YYYY-MM, oldest first; the sum is that of euros. */
  months: Type.Optional(
    Type.Array(Type.Object({ month: sentence, count: wholeNumber, sum: Type.Optional(amount) })),
  ),
  /** The largest first. */
  shares: Type.Optional(
    Type.Array(
      Type.Object({
        /**
         * A section in `neverContacted`, the id of a staff account or `nobody` in `openByAssignee`, a Language in
         * `languages`, else the value of the field as most have typed it.
         */
        value: sentence,
        /** The name of a staff account, or its email address; only in `openByAssignee`. */
        name: Type.Optional(sentence),
        count: wholeNumber,
        list: Type.Optional(answerList),
      }),
    ),
  ),
  /** What is in none of `shares`, because there are more of them. */
  others: Type.Optional(wholeNumber),
  /** Steps of the journey that the caller may know; the first has the persons of the period. */
  steps: Type.Optional(
    Type.Array(
      Type.Object({
        step: oneOf(journeyStepNames),
        /** Persons of the first step who came to this one at the same time or later. */
        count: wholeNumber,
        /** The median of the days since their first step; null without persons, and for the first step. */
        medianDays: nullable(amount),
      }),
    ),
  ),
  details: Type.Optional(
    Type.Object({
      /** Records of the period, answered or not. */
      count: Type.Optional(wholeNumber),
      /** Euros. Null without a pledge. */
      average: Type.Optional(nullable(amount)),
      largest: Type.Optional(nullable(amount)),
      /** Records that were answered at all, within 24 hours, and within 48 hours. */
      answered: Type.Optional(wholeNumber),
      withinDay: Type.Optional(wholeNumber),
      withinTwoDays: Type.Optional(wholeNumber),
    }),
  ),
  /** Absent where the records are in several sections. */
  list: Type.Optional(answerList),
});
export type QuestionAnswer = Value<typeof answer>;

/** Only the questions of whose sections the caller may read at least one, in the order of `questionKeys`. */
const answers = Type.Object({ answers: Type.Array(answer) });
export type QuestionAnswers = Value<typeof answers>;

export const getQuestions = request('GET /api/admin/questions', {
  access: 'staff',
  query: strictObject({
    /** As `readPeriod` reads it; any other text is refused. */
    period: Type.String({ minLength: 1, maxLength: 40 }),
    /** Whether each answer also has the total of the period before. */
    compared: oneOf(['yes', 'no']),
  }),
  response: answers,
});
