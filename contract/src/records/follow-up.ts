import type { FromSchema } from 'json-schema-to-ts';

/** First timers are reached again some days after they came. */

/** GET: who is to be reached today, as `FollowUpList`. */
export const followUpEndpoint = '/api/admin/follow-up';

export interface FollowUpList {
  readonly days: readonly number[];
  /** The longest waiting first. */
  readonly due: readonly DueContact[];
  /** Whether there are more than the server sends. */
  readonly isCut: boolean;
}

export interface DueContact {
  /** Of the record. */
  readonly _id: string;
  /** '' where it says none. */
  readonly name: string;
  /** The `_id` of a member of staff; absent: assigned to no one. */
  readonly assignee?: string;
  /** The contact that has waited longest: so many days after the record arrived. */
  readonly day: number;
  /** YYYY-MM-DD, by Innsbruck's clock. */
  readonly date: string;
  /** Whether that day is over. */
  readonly isLate: boolean;
}

/** PUT `followUpDaysBody`, answered with the same, in order. No day at all: no one is reminded. */
export const followUpDaysEndpoint = '/api/admin/follow-up/days';

export const mostFollowUps = 8;
export const lastFollowUpDay = 180;

export const followUpDaysBody = {
  type: 'object',
  properties: {
    /** After the day on which the record arrived. */
    days: {
      type: 'array',
      items: { type: 'integer', minimum: 1, maximum: lastFollowUpDay },
      maxItems: mostFollowUps,
      uniqueItems: true,
    },
  },
  required: ['days'],
  additionalProperties: false,
} as const;

export type FollowUpDays = FromSchema<typeof followUpDaysBody>;

/** Until staff choose others. */
export const usualFollowUpDays: readonly number[] = [1, 3, 7, 28];
