import type { FastifyInstance } from 'fastify';
import { cancelPlan, planAction } from 'contract/plan-requests';
import { plannedActions } from 'contract/stored-entry';
import { serveChange } from '../http/serve';
import { revisionBodyLimit, withinLimit } from './content-body-limits';
import { lockContent } from './entry-lock';
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
        const { kind, id, body } = call;
        const changes = new PlannedChanges(app, await lockContent(app, call.transaction), call);
        call.onCommit(look);
        return changes.plan({ kind, id, revision: body.revision }, action, body.minute);
      },
      limit,
    );
    serveChange(
      app,
      cancelPlan[action],
      async (call) => {
        const { kind, id, body } = call;
        const changes = new PlannedChanges(app, await lockContent(app, call.transaction), call);
        return changes.cancel({ kind, id, revision: body.revision }, action);
      },
      limit,
    );
  }
}
