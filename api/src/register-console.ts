import type { FastifyInstance } from 'fastify';
import type { Bucket } from './storage/bucket/bucket';
import type { StaffGuard } from './auth/staff-session/staff-guard';
import { registerAudit } from './staff/audit-view/audit-routes';
import { registerAccessLog } from './staff/audit-view/access-log-routes';
import { registerExports } from './review/exports/export-routes';
import { registerBreaches } from './privacy/breaches/breach-routes';
import { registerConsoleEvents } from './review/console-events/console-event-routes';
import { registerContent } from './content/content-routes';
import { registerPlans } from './content/plan-routes';
import type { SitePublisher } from './content/site-publisher';
import type { PollingIntervals } from './review/console-events/console-event-feed';
import { registerNotDuplicates } from './review/not-duplicates/not-duplicates-routes';
import { registerMerges } from './review/merges/merge-routes';
import { registerMailQueue } from './staff/mail-queue/mail-queue-routes';
import { registerFollowUp } from './review/follow-up/follow-up-routes';
import { registerContactHistory } from './review/contact-history/contact-history-routes';
import { registerPrivacyRequests } from './privacy/requests/privacy-request-routes';
import { registerQuarantine } from './submissions/quarantine/quarantine-routes';
import { registerPeople } from './privacy/people/people-routes';
import { makePictureStore } from './content/pictures/bucket-pictures';
import { registerRetention } from './privacy/retention/retention-routes';
import { registerRecordSearch } from './review/search/record-search-routes';
import { registerMyAccount } from './staff/own-account/register-my-account';
import { registerStaffMails } from './staff/news/staff-mail-routes';
import { registerReviewCounts } from './review/reviews/review-count-routes';
import { registerReviews } from './review/reviews/review-routes';
import { registerSecurityLog } from './auth/security-log/security-log-routes';
import type { SecurityLogParts } from './auth/security-log/security-log-routes';
import { registerTestimonySettings } from './content/testimonies/testimony-settings-routes';
import { registerTestimonyVisibility } from './content/testimonies/testimony-visibility-routes';
import { registerTrustedNetworks } from './submissions/trusted-senders/trusted-network-routes';
import { registerStaffAccounts } from './staff/accounts/staff-accounts-routes';
import type { StaffAccountsParts } from './staff/accounts/staff-accounts-routes';

/** Registers all routes of the console for records (contract/src/records/review.ts). */
export function registerConsole(
  app: FastifyInstance,
  parts: StaffAccountsParts &
    SecurityLogParts &
    Parameters<typeof registerMyAccount>[1] &
    Parameters<typeof registerStaffMails>[1] &
    Parameters<typeof registerContactHistory>[1] & {
      readonly staffGuard: StaffGuard;
      readonly dataDir: string;
      readonly bucket: Bucket | undefined;
      readonly intervals: PollingIntervals;
      readonly publisher: SitePublisher;
      readonly siteOrigin: () => string;
    },
): void {
  registerMyAccount(app, parts);
  registerStaffMails(app, parts);
  registerStaffAccounts(app, parts);
  registerReviews(app, parts);
  registerContactHistory(app, parts);
  registerMailQueue(app, parts);
  registerFollowUp(app, parts);
  registerNotDuplicates(app, parts);
  registerMerges(app, parts);
  registerReviewCounts(app, parts);
  registerRecordSearch(app, parts);
  registerPeople(app, { ...parts, pictures: makePictureStore(parts) });
  registerExports(app, parts);
  registerQuarantine(app, parts);
  registerTrustedNetworks(app, parts);
  registerTestimonyVisibility(app, parts);
  registerTestimonySettings(app, parts);
  registerContent(app, parts);
  registerPlans(app, parts);
  registerConsoleEvents(app, parts);
  registerAccessLog(app, parts);
  registerAudit(app, parts);
  registerSecurityLog(app, parts);
  registerBreaches(app, parts);
  registerPrivacyRequests(app, parts);
  registerRetention(app, parts);
}
