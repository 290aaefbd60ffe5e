import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config';
import { sweepRegularly } from '../storage/schedule/sweep-regularly';
import { CanaryWatch, watchCanaries } from './canaries/canary-watch';
import { OpenPreviewRepository } from './previews/open-preview-repository';
import { serveOpenPreviews } from './previews/preview-routes';
import { makeStopComposer } from './release-mails';
import { ReleaseProgram } from './release-program';
import { serveReleases } from './release-routes';
import { SiteReleases } from './site-releases';
import { serveClientReports } from './visits/client-report-routes';
import { VisitCounter, countWhileListening } from './visits/visit-counter';
import { VisitRepository } from './visits/visit-repository';
import { serveVisits } from './visits/visit-routes';

export interface ReleasesOptions {
  readonly config: Pick<Config, 'siteDir' | 'sitePublisher'>;
}

/** What is live of each part of the site: how browsers fare with it, and how staff see, change and preview it. */
export const releasesPlugin = fastifyPlugin(
  async (app: FastifyInstance, { config: { siteDir, sitePublisher } }: ReleasesOptions) => {
    const { database, now } = app;
    const site = new SiteReleases(siteDir);
    const program = new ReleaseProgram(app, site, sitePublisher);
    const visits = new VisitCounter(app, site);
    app.addHook('preClose', async () => program.stop());
    countWhileListening(app, visits);
    watchCanaries(app, new CanaryWatch(app, { site, program, visits }));
    sweepRegularly(app, [
      new VisitRepository(database, now),
      new OpenPreviewRepository(database, now),
    ]);
    Object.assign(app.mailComposers, { 'canary-stopped': makeStopComposer(app) });
    serveClientReports(app);
    serveVisits(app, visits);
    serveReleases(app, { site, program, visits });
    serveOpenPreviews(app, site);
  },
  { name: 'releases', dependencies: ['staff'] },
);
