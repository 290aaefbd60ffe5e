import type { ContentText } from '../content-entry';
import type { ContentKind } from '../kinds/content-kinds';

/* What is planned for an entry: contract/content-plans. */

export const plannedActions = ['publish', 'unpublish'] as const;
export type PlannedAction = (typeof plannedActions)[number];

/** `overdue`: its time has passed, and it was not done yet. `late`: it was done long after. `failed`: it was refused. */
export const planStates = ['waiting', 'overdue', 'late', 'failed'] as const;

/**
 * Why a plan is late or was refused. `server-off`: no server was running. `held-up`: it was running, and could not.
 * `incomplete`: the text cannot be published any more. `no-right`: the account that planned it is gone or may no longer
 * change the site. `last-entry`: visitors would see none of its kind.
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
  /** Of `late` and `failed`. */
  readonly reason?: (typeof planReasons)[number];
  /** ISO 8601 in UTC: when it was done or refused. */
  readonly at?: string;
  /** An account's id, as in `StoredEntry`. */
  readonly by?: string;
  readonly byName?: string;
  /** What is published then: the draft as it was when that was planned. */
  readonly text?: ContentText;
}

/** A plan that did not happen in time, wherever it is: what the console tells at once. */
export interface PlanTrouble {
  readonly kind: ContentKind;
  readonly id: string;
  readonly deed: PlannedAction;
  readonly state: Exclude<EntryPlan['state'], 'waiting'>;
}

/** So many of them are told at most. */
export const maxPlanTroubles = 20;
