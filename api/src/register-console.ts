import type { FastifyInstance } from 'fastify';
import type { Bucket } from './bucket/bucket';
import type { StaffGuard } from './admin-session/staff-guard';
import { registerAudit } from './audit-view/audit-routes';
import { registerReadings } from './audit-view/reading-routes';
import { registerExports } from './exports/export-routes';
import { registerBreaches } from './breaches/breach-routes';
import { registerConsoleEvents } from './console-events/console-event-routes';
import { registerContent } from './content/content-routes';
import { registerPlans } from './content/plan-routes';
import type { SitePublisher } from './content/site-publisher';
import type { PollingIntervals } from './console-events/console-event-feed';
import { registerKeptPairs } from './kept-pairs/kept-pair-routes';
import { registerMerges } from './merges/merge-routes';
import { registerMailQueue } from './mail-queue/mail-queue-routes';
import { registerFollowUp } from './follow-up/follow-up-routes';
import { registerOutreach } from './outreach/outreach-routes';
import { registerPrivacyRequests } from './privacy-requests/privacy-request-routes';
import { registerQuarantine } from './quarantine/quarantine-routes';
import { registerPeople } from './people/people-routes';
import { pictureStoreOf } from './pictures/bucket-pictures';
import { registerRetention } from './retention/retention-routes';
import type { SearchIndex } from './record-search/index/search-index';
import { registerRecordSearch } from './record-search/record-search-routes';
import { registerMyAccount } from './staff-account/register-my-account';
import { registerStaffMails } from './staff-news/staff-mail-routes';
import { registerReviewCounts } from './review-counts/review-count-routes';
import { registerReviews } from './reviews/review-routes';
import { registerSecurityLog } from './security-log/security-log-routes';
import type { SecurityLogParts } from './security-log/security-log-routes';
import { registerTestimonySettings } from './testimonies/testimony-settings-routes';
import { registerTestimonyVisibility } from './testimonies/testimony-visibility-routes';
import { registerTrustedNetworks } from './trusted-senders/trusted-network-routes';
import { registerStaffAccounts } from './staff-accounts/staff-accounts-routes';
import type { StaffAccountsParts } from './staff-accounts/staff-accounts-routes';

/** Everything that staff do with the records that they read (contract/src/records/review.ts). */
export function registerConsole(
  app: FastifyInstance,
  parts: StaffAccountsParts &
    SecurityLogParts &
    Parameters<typeof registerMyAccount>[1] &
    Parameters<typeof registerStaffMails>[1] &
    Parameters<typeof registerOutreach>[1] & {
      readonly staffGuard: StaffGuard;
      readonly dataDir: string;
      readonly bucket: Bucket | undefined;
      readonly intervals: PollingIntervals;
      readonly searchIndex: SearchIndex | undefined;
      readonly publisher: SitePublisher;
      readonly siteOrigin: () => string;
    },
): void {
  registerMyAccount(app, parts);
  registerStaffMails(app, parts);
  registerStaffAccounts(app, parts);
  registerReviews(app, parts);
  registerOutreach(app, parts);
  registerMailQueue(app, parts);
  registerFollowUp(app, parts);
  registerKeptPairs(app, parts);
  registerMerges(app, parts);
  registerReviewCounts(app, parts);
  registerRecordSearch(app, parts);
  registerPeople(app, { ...parts, pictures: pictureStoreOf(parts) });
  registerExports(app, parts);
  registerQuarantine(app, parts);
  registerTrustedNetworks(app, parts);
  registerTestimonyVisibility(app, parts);
  registerTestimonySettings(app, parts);
  registerContent(app, parts);
  registerPlans(app, parts);
  registerConsoleEvents(app, parts);
  registerReadings(app, parts);
  registerAudit(app, parts);
  registerSecurityLog(app, parts);
  registerBreaches(app, parts);
  registerPrivacyRequests(app, parts);
  registerRetention(app, parts);
}
