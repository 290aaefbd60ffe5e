import type { ContentText } from '../content-entry';
import type { ContentKind } from '../kinds/content-kinds';

/* A plan for an entry (contract/content-plans). */

export const plannedActions = ['publish', 'unpublish'] as const;
export type PlannedAction = (typeof plannedActions)[number];

/**
 * `overdue`: its time has passed and it was not carried out yet. `late`: it was carried out long after its time.
 * `failed`: it was refused.
 */
export const planStates = ['waiting', 'overdue', 'late', 'failed'] as const;

/**
 * Why a plan is late or was refused. `server-off`: no server was running. `held-up`: the server was running but could
 * not do it. `incomplete`: the text can no longer be published. `no-right`: the account that made the plan was removed
 * or lost its right. `last-entry`: visitors would see no entry of the kind.
 */
export const planReasons = [
  'server-off',
  'held-up',
  'incomplete',
  'no-right',
  'last-entry',
] as const;

export interface EntryPlan {
  readonly deed: PlannedAction;
  /** ISO 8601 in UTC. */
  readonly due: string;
  readonly state: (typeof planStates)[number];
  /** Only for `late` and `failed`. */
  readonly reason?: (typeof planReasons)[number];
  /** When it was carried out or refused, ISO 8601 in UTC. */
  readonly at?: string;
  /** Id of the account, as in `StoredEntry`. */
  readonly by?: string;
  readonly byName?: string;
  /** The text that will be published: the draft as it was when the plan was made. */
  readonly text?: ContentText;
}

/** A plan that was not carried out in time. The console shows it in each section. */
export interface PlanTrouble {
  readonly kind: ContentKind;
  readonly id: string;
  readonly deed: PlannedAction;
  readonly state: Exclude<EntryPlan['state'], 'waiting'>;
}

/** Troubles that a response lists at most. */
export const maxPlanTroubles = 20;
