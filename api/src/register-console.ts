import type { FastifyInstance } from 'fastify';
import type { StaffGuard } from './admin-session/staff-guard';
import { registerAudit } from './audit-view/audit-routes';
import { registerReadings } from './audit-view/reading-routes';
import { registerExportNotes } from './exports/export-note-routes';
import { registerConsoleEvents } from './console-events/console-event-routes';
import type { PollingIntervals } from './console-events/console-event-feed';
import { registerKeptPairs } from './kept-pairs/kept-pair-routes';
import { registerMerges } from './merges/merge-routes';
import { registerQuarantine } from './quarantine/quarantine-routes';
import type { SearchIndex } from './record-search/index/search-index';
import { registerRecordSearch } from './record-search/record-search-routes';
import { registerStaffAccount } from './staff-account/staff-account-routes';
import { registerReviewCounts } from './review-counts/review-count-routes';
import { registerReviews } from './reviews/review-routes';
import { registerTestimonySettings } from './testimonies/testimony-settings-routes';
import { registerTestimonyVisibility } from './testimonies/testimony-visibility-routes';
import type { ConsoleParts } from './console/console-parts';

/** Everything that staff do with the records that they read (contract/src/records/review.ts). */
export function registerConsole(
  app: FastifyInstance,
  context: ConsoleParts & {
    readonly staffGuard: StaffGuard;
    readonly dataDir: string;
    readonly intervals: PollingIntervals;
    readonly searchIndex: SearchIndex | undefined;
  },
): void {
  registerStaffAccount(app, context);
  registerReviews(app, context);
  registerKeptPairs(app, context);
  registerMerges(app, context);
  registerReviewCounts(app, context);
  registerRecordSearch(app, context);
  registerExportNotes(app, context);
  registerQuarantine(app, context);
  registerTestimonyVisibility(app, context);
  registerTestimonySettings(app, context);
  registerConsoleEvents(app, context);
  registerReadings(app, context);
  registerAudit(app, context);
}
