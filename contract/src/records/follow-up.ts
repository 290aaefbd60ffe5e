import type { FromSchema } from 'json-schema-to-ts';

/** Reminders for staff to contact first timers again some days after their visit. */

/** GET: the people to contact today, as `FollowUpList`. */
export const followUpEndpoint = '/api/admin/follow-up';

export interface FollowUpList {
  readonly days: readonly number[];
  /** The longest waiting first. */
  readonly due: readonly DueContact[];
  /** Whether there are more than the response contains. */
  readonly isCut: boolean;
}

export interface DueContact {
  readonly _id: string;
  /** '' if the record has no name. */
  readonly name: string;
  /** Id of a staff account; absent if nobody is assigned. */
  readonly assignee?: string;
  /** The contact that has waited longest, in days after the record arrived. */
  readonly day: number;
  /** Local date in Innsbruck, YYYY-MM-DD. */
  readonly date: string;
  readonly isLate: boolean;
}

/** PUT `followUpDaysBody`: answers with the same, sorted. An empty list turns reminders off. */
export const followUpDaysEndpoint = '/api/admin/follow-up/days';

export const maxFollowUps = 8;
export const lastFollowUpDay = 180;

export const followUpDaysBody = {
  type: 'object',
  properties: {
    /** Days after the record arrived. */
    days: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: lastFollowUpDay },
      maxItems: maxFollowUps,
      uniqueItems: true,
    },
  },
  required: ['days'],
  additionalProperties: false,
} as const;

export type FollowUpDays = FromSchema<typeof followUpDaysBody>;

/** The default, until staff choose others. */
export const defaultFollowUpDays: readonly number[] = [1, 3, 7, 28];
