import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { BoundedWork } from '../http/limits/bounded-work';
import { serveFilterFacts } from './facts/fact-routes';
import { serveQuestions } from './ready/question-routes';
import { MonthlyReports } from './report/monthly-reports';
import { makeReportComposer } from './report/report-mails';
import { serveReports } from './report/report-routes';
import { serveSavedViews } from './views/saved-view-routes';
import { serveSummaries } from './summaries/summary-routes';

/** All ready questions together scan all records many times. */
const limits = { running: 2, waiting: 20 };

/** Questions of staff about many records, which are answered by numbers. */
export const questionsPlugin = fastifyPlugin(
  async (app: FastifyInstance) => {
    const reports = new MonthlyReports(app);
    app.memory.add(reports);
    app.mailQueues.push(() => reports.queueMails());
    app.mailComposers['monthly-report'] = makeReportComposer(app);
    const work = new BoundedWork(limits);
    serveQuestions(app, work);
    serveFilterFacts(app);
    serveSummaries(app);
    serveReports(app, work);
    serveSavedViews(app);
  },
  { name: 'questions', dependencies: ['people'] },
);
