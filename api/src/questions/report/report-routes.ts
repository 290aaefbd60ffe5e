import type { FastifyInstance } from 'fastify';
import { chooseReport, getReport, getReportChoice } from 'contract/report-requests';
import { getRights } from '../../auth/access/route-access';
import type { BoundedWork } from '../../http/limits/bounded-work';
import { serve } from '../../http/serve';
import { makeReport } from './make-report';
import { ReportChoiceRepository } from './report-choice-repository';

/** The monthly report to read and print, and who gets it by mail (contract/report-requests). */
export function serveReports(app: FastifyInstance, work: BoundedWork): void {
  const choices = new ReportChoiceRepository(app.database);
  serve(app, getReport, ({ request, query }) =>
    work.run(() => makeReport(app, { rights: getRights(request), ...query })),
  );
  serve(app, getReportChoice, async ({ staff }) => ({
    isWanted: await choices.isWanted(staff._id),
  }));
  serve(app, chooseReport, ({ staff, body }) => choices.choose(staff._id, body.isWanted));
}
