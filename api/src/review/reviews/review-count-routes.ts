import type { FastifyInstance } from 'fastify';
import { getReviewCounts } from 'contract/review-requests';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import { serve } from '../../http/serve';
import { ReviewCountRepository } from './review-count-repository';

/** Counts the open work in each section that the caller may read. */
export function serveReviewCounts(app: FastifyInstance): void {
  const repository = new ReviewCountRepository(app.database);
  serve(app, getReviewCounts, async ({ request }) => {
    await app.triage.catchUp();
    const counts = await repository.count(app.now());
    const kinds = getKindsWithRight(getRights(request), 'read');
    return Object.fromEntries(kinds.map((kind) => [kind, counts[kind]]));
  });
}
