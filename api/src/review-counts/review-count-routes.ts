import type { FastifyInstance } from 'fastify';
import { reviewCountsEndpoint } from 'contract/review';
import type { ConsoleParts } from '../console/console-parts';
import { ReviewCountRepository } from './review-count-repository';

/** How much there is to do in each section. */
export function registerReviewCounts(calls: FastifyInstance, { database }: ConsoleParts): void {
  const repository = new ReviewCountRepository(database);
  calls.get(reviewCountsEndpoint, () => repository.count());
}
