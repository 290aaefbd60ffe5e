import type { FastifyInstance } from 'fastify';
import { reportVisits } from 'contract/client-report-requests';
import type { Visit } from 'contract/client-report-requests';
import { serve } from '../../http/serve';
import type { VisitCounter } from './visit-counter';

/** Counts which versions browsers load, and how many of these visits had a fault. */
export function serveVisits(app: FastifyInstance, counter: VisitCounter): void {
  serve(app, reportVisits, ({ body: { visits, age } }) => counter.add(onceEach(visits), age));
}

/** A document loads each version once, so a report that names one more often counts no more than others. */
const onceEach = (visits: readonly Visit[]): readonly Visit[] => [
  ...new Map(visits.map((visit) => [`${visit.package} ${visit.version}`, visit])).values(),
];
