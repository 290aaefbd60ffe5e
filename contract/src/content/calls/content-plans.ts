import { innsbruckMoments } from '../../site/services/innsbruck-moment';
import { contentEntryEndpoint, seenRevisionSchema } from './content-api';
import type { SeenRevision } from './content-api';
import type { ContentKind } from '../kinds/content-kinds';
import type { PlannedAction } from './entry-plan';

/* Publications and removals that are planned for a time. An entry has at most one plan of each. */

/**
 * PUT a `PlanRequest`: replaces an earlier plan and answers with `StoredEntry`. 422 with `IncompleteEntry` if the draft
 * could not be published now. DELETE with a `SeenRevision`: cancels the plan, clears its error and answers with
 * `StoredEntry`.
 */
export const contentPlanEndpoint = (kind: ContentKind, id: string, deed: PlannedAction) =>
  `${contentEntryEndpoint(kind, id)}/plans/${deed}` as const;

export interface PlanRequest extends SeenRevision {
  /** Local time in Innsbruck, YYYY-MM-DDTHH:MM. */
  readonly minute: string;
}

export const planRequestBody = {
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

/** The instant of a planned minute, or why it is refused. */
export type PlannedTime =
  | {
      readonly time: Date;
      /** The clock is set back and shows this minute twice; `time` is the first. */
      readonly isTwice: boolean;
    }
  /** `skipped`: the clock is set forward past it. `over`: it is in the past. `none`: it is no valid minute. */
  | { readonly error: 'skipped' | 'over' | 'none' };

/** Parses the local minute of a plan. If the clock shows it twice, the first is taken. */
export function readPlannedTime(minute: string, now: Date): PlannedTime {
  const [time, again] = innsbruckMoments(minute);
  if (time === undefined) {
    const local = Date.parse(`${minute}:00.000Z`);
    const isMinute = local > 0 && new Date(local).toISOString().slice(0, 16) === minute;
    return { error: isMinute ? 'skipped' : 'none' };
  }
  if (time <= now) return { error: 'over' };
  return { time, isTwice: again !== undefined };
}
