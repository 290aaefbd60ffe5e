import type { FastifyInstance } from 'fastify';
import { reviewCountsEndpoint } from 'contract/review';
import type { ConsoleParts } from '../console/console-parts';
import { ReviewCountRepository } from './review-count-repository';

/** How much there is to do in each section. */
export function registerReviewCounts(app: FastifyInstance, { database }: ConsoleParts): void {
  const repository = new ReviewCountRepository(database);
  app.get(reviewCountsEndpoint, { config: { access: 'staff' } }, () => repository.count());
}
