import * as Type from '@sinclair/typebox';
import { request } from '../requests/request';
import { strictObject } from '../requests/schemas';
import { innsbruckMoments } from '../site/services/innsbruck-moment';
import {
  contentAudit,
  entryChange,
  entryParams,
  getContentOverview,
  listedEntryParams,
  seenRevision,
} from './content-requests';
import { plannedActions } from './stored-entry';
import type { PlannedAction } from './stored-entry';

/* Publications and removals that are planned for a time. An entry has at most one plan of each. */

const forEachAction = <Declared>(declare: (action: PlannedAction) => Declared) =>
  Object.fromEntries(plannedActions.map((action) => [action, declare(action)])) as Readonly<
    Record<PlannedAction, Declared>
  >;

const paramsOf = (action: PlannedAction) =>
  action === 'unpublish' ? listedEntryParams : entryParams;

/** Replaces an earlier plan. 422 with `IncompleteEntry` if the draft could not be published now. */
export const planAction = forEachAction((action) =>
  request(`PUT /api/admin/content/:kind/:id/plans/${action}`, {
    ...entryChange,
    access: { contentRight: 'show' },
    params: paramsOf(action),
    body: strictObject({
      ...seenRevision,
      /** Local time in Innsbruck, YYYY-MM-DDTHH:MM. */
      minute: Type.String({
        maxLength: 16,
        pattern: /^2[0-9]{3}-[01][0-9]-[0-3][0-9]T[0-2][0-9]:[0-5][0-9]$/.source,
      }),
    }),
    errors: [
      ...(['no-entry', 'entry-changed', 'entry-incomplete', 'last-entry'] as const),
      ...(['plan-time-skipped', 'plan-time-over', 'plan-time-none', 'plan-nothing-shown'] as const),
    ],
    audit: contentAudit('plan'),
    touches: [getContentOverview],
  }),
);

/** Cancels the plan, and dismisses its outcome. */
export const cancelPlan = forEachAction((action) =>
  request(`DELETE /api/admin/content/:kind/:id/plans/${action}`, {
    ...entryChange,
    access: { contentRight: 'write' },
    params: paramsOf(action),
    body: strictObject(seenRevision),
    errors: ['no-entry', 'entry-changed'],
    audit: contentAudit('unplan'),
    touches: [getContentOverview],
  }),
);

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
