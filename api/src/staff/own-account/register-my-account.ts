import type { FastifyInstance } from 'fastify';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import type { AccessLogParts } from '../../auth/console-parts';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { sweepRegularly } from '../../storage/schedule/sweep-regularly';
import { registerConfirmation } from './confirmation-routes';
import { registerFactors } from './factor-routes';
import type { FactorRoutesParts } from './factor-routes';
import { registerOwnSessions } from './own-session-routes';
import { registerSecondFactorPolicy } from './second-factor-policy-routes';
import { registerStaffAccount } from './staff-account-routes';
import { StaffEmailRepository } from './staff-email-repository';
import { registerStaffEmail } from './staff-email-routes';
import { registerStaffPassword } from './staff-password-routes';

/** Registers what staff do with their own account, and the policy on second factors (decision 45). */
export function registerMyAccount(
  app: FastifyInstance,
  context: Omit<FactorRoutesParts, 'admins'> &
    AccessLogParts & { readonly rateLimits: RateLimitRepository },
): void {
  const { database, now, makeId } = context;
  const staffEmails = new StaffEmailRepository(database, now, makeId);
  const parts = { ...context, admins: new AdminRepository(database, now, makeId) };
  sweepRegularly(app, [staffEmails]);
  registerStaffAccount(app, parts);
  registerStaffPassword(app, parts);
  registerStaffEmail(app, { ...parts, staffEmails });
  registerOwnSessions(app, parts);
  registerFactors(app, parts);
  registerConfirmation(app, parts);
  registerSecondFactorPolicy(app, parts);
}
