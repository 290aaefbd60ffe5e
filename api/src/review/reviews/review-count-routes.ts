import type { FastifyInstance } from 'fastify';
import { reviewCountsEndpoint } from 'contract/review';
import { getKindsWithRight, getRights } from '../../auth/access/route-access';
import type { ConsoleParts } from '../../auth/console-parts';
import { ReviewCountRepository } from './review-count-repository';

/** Counts the open work in each section that the caller may read. */
export function registerReviewCounts(app: FastifyInstance, { database }: ConsoleParts): void {
  const repository = new ReviewCountRepository(database);
  app.get(reviewCountsEndpoint, { config: { access: 'staff' } }, async (request) => {
    const counts = await repository.count();
    const kinds = getKindsWithRight(getRights(request), 'read');
    return Object.fromEntries(kinds.map((kind) => [kind, counts[kind]]));
  });
}
