import type { FastifyInstance } from 'fastify';
import fastifyPlugin from 'fastify-plugin';
import { SignedIds } from '../auth/signed-ids';
import type { Config } from '../config';
import type { PollingIntervals } from './console-events/console-event-feed';
import { serveConsoleEvents } from './console-events/console-event-routes';
import { serveBulkEmails } from './contact-history/bulk-emails';
import { serveRecordNotes } from './contact-history/record-note-routes';
import { serveContactHistory } from './contact-history/contact-history-routes';
import { serveExports } from './exports/export-routes';
import { serveFollowUp } from './follow-up/follow-up-routes';
import { readRepliesWhileListening } from './inbox/read-replies';
import { serveMerges } from './merges/merge-routes';
import { serveNotDuplicates } from './not-duplicates/not-duplicates-routes';
import { serveNumbers } from './numbers/number-routes';
import { servePreviews } from './preview/preview-routes';
import { serveTestMails } from './preview/test-mail-routes';
import { serveRecordEntries } from './record-entries/record-entry-routes';
import { serveReviewCounts } from './reviews/review-count-routes';
import { serveReviews } from './reviews/review-routes';
import { serveRecordSearch } from './search/record-search-routes';
import { serveToday } from './today/today-routes';
import { triageRegularly } from './today/triage';
import { serveWorkSettings } from './today/work-settings-routes';
import { serveAlerts } from './alerts/alert-routes';

export interface ReviewOptions {
  readonly config: Pick<Config, 'sitePublisher' | 'inbox'>;
  readonly pollingIntervals?: PollingIntervals;
}

declare module 'fastify' {
  interface FastifyInstance {
    /** The tokens in addresses for replies: the id of the email that is answered, and a proof of 112 bits. */
    readonly replyTokens: SignedIds;
  }
}

/** What staff do with records: review, search, duplicates, exports and writing to people; and previews. */
export const reviewPlugin = fastifyPlugin(
  async (app: FastifyInstance, { config, pollingIntervals }: ReviewOptions) => {
    app.decorate('replyTokens', new SignedIds(() => app.signingKeys.read('replies'), 14));
    if (config.inbox !== undefined) readRepliesWhileListening(app, config.inbox);
    triageRegularly(app);
    serveReviews(app);
    serveToday(app);
    serveWorkSettings(app);
    serveAlerts(app);
    serveContactHistory(app, config.inbox);
    serveRecordNotes(app);
    serveRecordEntries(app);
    serveBulkEmails(app);
    serveFollowUp(app);
    serveNumbers(app);
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
