import { innsbruckMoments } from '../../site/services/innsbruck-moment';
import { contentEntryEndpoint, seenRevisionSchema } from './content-api';
import type { SeenRevision } from './content-api';
import type { ContentKind } from '../kinds/content-kinds';
import type { PlannedAction } from './entry-plan';

/* What becomes of an entry at a time, of which it has one of each. */

/**
 * PUT a `PlanWish`: it is planned, in the place of an earlier plan; `StoredEntry`. 422 with `IncompleteEntry` for a draft
 * that could not be published now. DELETE with a `SeenRevision`: it is planned no more, and what was told of it is put
 * away; `StoredEntry`.
 */
export const contentPlanEndpoint = (kind: ContentKind, id: string, deed: PlannedAction) =>
  `${contentEntryEndpoint(kind, id)}/plans/${deed}` as const;

export interface PlanWish extends SeenRevision {
  /** By Innsbruck's clock, YYYY-MM-DDTHH:MM. */
  readonly minute: string;
}

export const planWishBody = {
  type: 'object',
  properties: {
    revision: seenRevisionSchema,
    minute: {
      type: 'string',
      maxLength: 16,
      pattern: /^2[0-9]{3}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]$/.source,
    },
  },
  required: ['revision', 'minute'],
  additionalProperties: false,
} as const;

/** When a planned minute is, or why it is none. */
export type PlannedTime =
  | {
      readonly time: Date;
      /** The clock shows this minute twice; `time` is the first. */
      readonly isTwice: boolean;
    }
  /** `skipped`: the clock leaves it out. `over`: it is not ahead. `none`: it is no minute. */
  | { readonly fault: 'skipped' | 'over' | 'none' };

/** Reads a minute by Innsbruck's clock as something is planned for it: of one that is there twice the first. */
export function readPlannedTime(minute: string, now: Date): PlannedTime {
  const [time, again] = innsbruckMoments(minute);
  if (time === undefined) {
    const local = Date.parse(`${minute}:00.000Z`);
    const isMinute = local > 0 && new Date(local).toISOString().slice(0, 16) === minute;
    return { fault: isMinute ? 'skipped' : 'none' };
  }
  if (time <= now) return { fault: 'over' };
  return { time, isTwice: again !== undefined };
}
