import type { FastifyInstance } from 'fastify';
import type { AdminDoor } from '../admin-session/admin-door';
import { registerExportNotes } from '../audit/export-note-routes';
import { registerKeptPairs } from '../kept-pairs/kept-pair-routes';
import { registerMerges } from '../merges/merge-routes';
import { registerQuarantine } from '../quarantine/quarantine-routes';
import { registerRecordSearch } from '../record-search/record-search-routes';
import { registerReviewCounts } from '../review-counts/review-count-routes';
import { registerReviews } from '../reviews/review-routes';
import type { ConsoleParts } from './console-parts';
import { registerStaffCalls } from './staff-calls';

/** Everything that staff do with the records that they read (contract/src/review.ts). */
export async function registerConsole(
  app: FastifyInstance,
  { door, ...parts }: ConsoleParts & { readonly door: AdminDoor },
): Promise<void> {
  await registerStaffCalls(app, door, (calls) => {
    registerReviews(calls, parts);
    registerKeptPairs(calls, parts);
    registerMerges(calls, parts);
    registerReviewCounts(calls, parts);
    registerRecordSearch(calls, parts);
    registerExportNotes(calls, parts);
    registerQuarantine(calls, parts);
  });
}
