import type { FastifyInstance } from 'fastify';
import type { SubmissionName } from 'contract/submissions';
import type { PublishedChurch } from '../mail/published-church';
import type { DiskShare } from './disk-share';
import type { Mailer } from '../mail/mailer';
import type { ReceiptCodes } from './receipts/receipt-codes';
import type { ReceiptCookie } from './receipts/receipt-cookie';
import type { AccessLog } from '../auth/access-log/access-log';
import type { RateLimitRepository } from '../http/rate-limit/rate-limit-repository';
import type { RequestLimits } from '../http/rate-limit/request-limits';
import type { SitePublisher } from '../content/site-publisher';
import type { Database } from '../storage/database';
import type { Clock } from '../storage/clock';
import type { IdMaker } from '../storage/time-ordered-id';
import type { TrustedSenders } from './trusted-senders/trusted-senders';
import { sweepRegularly } from '../storage/schedule/sweep-regularly';
import { TestimonySettingsRepository } from '../content/testimonies/testimony-settings-repository';
import { isConfirmed } from './received-mail/is-confirmed';
import { FormMailLimit } from './form-mail-limit';
import { GroupCommit } from './group-commit';
import { LimitedRegistrations } from './limited-registrations';
import { SubmissionRepository } from './submission-repository';
import type { SubmissionRow } from './submission-row';
import { addSubmissionRoutes } from './submission-routes';

interface SubmissionContext {
  readonly database: Database;
  readonly now: Clock;
  readonly makeId: IdMaker;
  readonly rateLimits: RateLimitRepository;
  readonly requestLimits: RequestLimits;
  readonly disk: DiskShare;
  readonly accessLog: AccessLog;
  readonly publisher: SitePublisher;
  readonly church: PublishedChurch;
  readonly receipts: ReceiptCodes;
  readonly mailer: Mailer;
  readonly receiptCookie: ReceiptCookie;
  readonly trusted: TrustedSenders;
}

/** Registers the forms (requirements 7.2, 7.3). The server closes only after all accepted forms are stored. */
export function registerSubmissions(app: FastifyInstance, context: SubmissionContext): void {
  const { database, now, makeId, rateLimits, disk, accessLog, church } = context;
  const { receipts, receiptCookie, mailer, trusted } = context;
  const repository = new SubmissionRepository(database, now, makeId);
  const commits = new GroupCommit(repository.storeAll.bind(repository));
  const limited = new LimitedRegistrations(context);
  const add = async (row: SubmissionRow) => {
    const prepared = await limited.prepare(row);
    // A form in quarantine takes no place, so a flood of them must not delay the registrations of others.
    return prepared?.quarantine === null ? limited.add(prepared) : commits.add(prepared ?? row);
  };
  app.addHook('onClose', () => Promise.all([commits.flush(), limited.flush()]));
  sweepRegularly(app, [repository]);
  const settings = new TestimonySettingsRepository(database, now);
  const awaitsApproval = (kind: SubmissionName) => kind === 'testimony' && settings.needsApproval();
  const isBeyondShare = limited.isBeyondShare.bind(limited);
  const mails = new FormMailLimit({ rateLimits, now, log: app.log });
  const mayConfirm = mails.mayConfirm.bind(mails);
  addSubmissionRoutes(app, {
    ...{
      repository,
      commits: { add },
      disk,
      limits: context.requestLimits,
      isBeyondShare,
      mayConfirm,
      isConfirmed: isConfirmed.bind(undefined, database, now),
      awaitsApproval,
      accessLog,
      church,
    },
    receipts,
    mailer,
    receiptCookie,
    trusted,
  });
}
