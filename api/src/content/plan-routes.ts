import type { FastifyInstance } from 'fastify';
import { contentPlanEndpoint, planRequestBody } from 'contract/content-plans';
import type { PlanRequest } from 'contract/content-plans';
import { plannedActions } from 'contract/entry-plan';
import { getStaff } from '../auth/access/route-access';
import { revisionBodyLimit, seenRevisionBody } from './content-bodies';
import {
  contentKindParameter,
  entryParameter,
  listedKindParameter,
  toRouteOptions,
  getSeenEntry,
} from './content-routes';
import type { ContentParts } from './content-routes';
import { runPlansRegularly } from './plan-runner';
import { PlannedChanges } from './planned-changes';

/** Registers how staff plan changes for a time, and the timer that carries them out. */
export function registerPlans(app: FastifyInstance, parts: ContentParts): void {
  const look = runPlansRegularly(app, parts);
  for (const deed of plannedActions) {
    const kind = deed === 'unpublish' ? listedKindParameter : contentKindParameter;
    const url = contentPlanEndpoint(kind, entryParameter, deed);
    app.put(
      url,
      toRouteOptions({ contentRight: 'show' }, planRequestBody, revisionBodyLimit),
      async (request) => {
        const staff = getStaff(request);
        const { minute } = request.body as PlanRequest;
        const entry = await new PlannedChanges(parts, staff).plan(
          getSeenEntry(request),
          deed,
          minute,
        );
        look();
        return entry;
      },
    );
    app.delete(
      url,
      toRouteOptions({ contentRight: 'write' }, seenRevisionBody, revisionBodyLimit),
      async (request) => {
        const staff = getStaff(request);
        return new PlannedChanges(parts, staff).cancel(getSeenEntry(request), deed);
      },
    );
  }
}
