import type { FastifyInstance } from 'fastify';
import type { StaffGuard } from './admin-session/staff-guard';
import { registerExportNotes } from './exports/export-note-routes';
import { registerConsoleEvents } from './console-events/console-event-routes';
import type { PollingIntervals } from './console-events/console-event-feed';
import { registerKeptPairs } from './kept-pairs/kept-pair-routes';
import { registerMerges } from './merges/merge-routes';
import { registerQuarantine } from './quarantine/quarantine-routes';
import { registerRecordSearch } from './record-search/record-search-routes';
import { registerReviewCounts } from './review-counts/review-count-routes';
import { registerReviews } from './reviews/review-routes';
import { registerTestimonyVisibility } from './testimonies/testimony-visibility-routes';
import type { ConsoleParts } from './console/console-parts';
import { registerStaffCalls } from './console/staff-calls';

/** Everything that staff do with the records that they read (contract/src/review.ts). */
export async function registerConsole(
  app: FastifyInstance,
  parts: ConsoleParts & { readonly staffGuard: StaffGuard; readonly intervals: PollingIntervals },
): Promise<void> {
  await registerStaffCalls(app, parts.staffGuard, (calls) => {
    registerReviews(calls, parts);
    registerKeptPairs(calls, parts);
    registerMerges(calls, parts);
    registerReviewCounts(calls, parts);
    registerRecordSearch(calls, parts);
    registerExportNotes(calls, parts);
    registerQuarantine(calls, parts);
    registerTestimonyVisibility(calls, parts);
    registerConsoleEvents(calls, parts);
  });
}
