import type { FastifyInstance } from 'fastify';
import { reportVisits } from 'contract/client-report-requests';
import { serve } from '../../http/serve';
import type { VisitCounter } from './visit-counter';

/** Counts which versions browsers load, and how many of these visits had a fault. */
export function serveVisits(app: FastifyInstance, counter: VisitCounter): void {
  serve(app, reportVisits, ({ body }) => counter.add(body.visits, body.age));
}
