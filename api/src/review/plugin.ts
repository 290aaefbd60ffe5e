import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import type { Config } from '../config';
import type { PollingIntervals } from './console-events/console-event-feed';
import { serveConsoleEvents } from './console-events/console-event-routes';
import { serveContactHistory } from './contact-history/contact-history-routes';
import { serveExports } from './exports/export-routes';
import { serveFollowUp } from './follow-up/follow-up-routes';
import { serveMerges } from './merges/merge-routes';
import { serveNotDuplicates } from './not-duplicates/not-duplicates-routes';
import { servePreviews } from './preview/preview-routes';
import { serveTestMails } from './preview/test-mail-routes';
import { serveReviewCounts } from './reviews/review-count-routes';
import { serveReviews } from './reviews/review-routes';
import { serveRecordSearch } from './search/record-search-routes';
import { serveToday } from './today/today-routes';
import { triageRegularly } from './today/triage';
import { serveWorkSettings } from './today/work-settings-routes';
import { serveAlerts } from './urgency/alert-routes';

export interface ReviewOptions {
  readonly config: Pick<Config, 'sitePublisher'>;
  readonly pollingIntervals?: PollingIntervals;
}

/** What staff do with records: review, search, duplicates, exports and writing to people; and previews. */
export const reviewPlugin = fastifyPlugin(
  async (app: FastifyInstance, { config, pollingIntervals }: ReviewOptions) => {
    triageRegularly(app);
    serveReviews(app);
    serveToday(app);
    serveWorkSettings(app);
    serveAlerts(app);
    serveContactHistory(app);
    serveFollowUp(app);
    serveNotDuplicates(app);
    serveMerges(app);
    serveReviewCounts(app);
    serveRecordSearch(app);
    serveExports(app);
    serveConsoleEvents(app, pollingIntervals);
    servePreviews(app, config.sitePublisher);
    serveTestMails(app);
  },
  { name: 'review', dependencies: ['staff'] },
);
