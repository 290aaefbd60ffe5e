import type { FastifyInstance } from 'fastify';
import { cancelPlan, planAction } from 'contract/plan-requests';
import { plannedActions } from 'contract/stored-entry';
import { serveChange } from '../http/serve';
import { revisionBodyLimit, withinLimit } from './content-body-limits';
import { lockContent, toSeen } from './entry-lock';
import { runPlansRegularly } from './plan-runner';
import { PlannedChanges } from './planned-changes';

/** Staff plan changes for a time, and a timer carries them out. */
export function servePlans(app: FastifyInstance): void {
  const look = runPlansRegularly(app);
  const limit = withinLimit(revisionBodyLimit);
  for (const action of plannedActions) {
    serveChange(
      app,
      planAction[action],
      async (call) => {
        call.onCommit(look);
        const lock = await lockContent(app, call.transaction);
        return new PlannedChanges(app, lock, call).plan(toSeen(call), action, call.body.minute);
      },
      limit,
    );
    serveChange(
      app,
      cancelPlan[action],
      async (call) => {
        const lock = await lockContent(app, call.transaction);
        return new PlannedChanges(app, lock, call).cancel(toSeen(call), action);
      },
      limit,
    );
  }
}
