import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  confirmStaffEmailBody,
  confirmStaffEmailEndpoint,
  staffEmailBody,
  staffEmailEndpoint,
} from 'contract/staff-security';
import type { StaffEmailChange } from 'contract/staff-security';
import { requireConfirmation, getSessionId, getStaff } from '../../auth/access/route-access';
import type { AuditLog } from '../../storage/audit/audit-log';
import { isForm } from '../../http/bodies/body-parsing';
import { cleanBody } from '../../http/bodies/clean-body';
import { HttpError, fieldError, unsupportedMediaType } from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import type { RateLimitRepository } from '../../http/rate-limit/rate-limit-repository';
import { accountChanges } from '../../http/rate-limit/rate-limits';
import { consumeBudget } from '../../http/rate-limit/consume-budget';
import type { FactorRepository } from '../../auth/second-factors/factor-repository';
import { checkOwnPassword } from './recent-confirmation';
import type { RecentProofParts } from './recent-confirmation';
import type { StaffEmailRepository } from './staff-email-repository';

export interface StaffEmailParts extends RecentProofParts {
  readonly staffEmails: StaffEmailRepository;
  readonly audit: AuditLog;
  readonly mailer: Mailer;
  readonly factors: FactorRepository;
  readonly rateLimits: RateLimitRepository;
}

const taken = () => {
  const message = 'An account here has this address already. Please choose another one.';
  return fieldError(409, { code: 'address-taken' }, { path: 'email', message });
};
const tooMany = { message: 'You have changed your e-mail a few times.', path: 'email' };
const tooOld = () =>
  new HttpError(
    410,
    { code: 'mail-link-over' },
    'This link is too old, or was used already. Please ask for a new one.',
  );

/** Staff change the email address that they log in with; the new one counts once its link is followed. */
export function registerStaffEmail(app: FastifyInstance, parts: StaffEmailParts): void {
  app.post(
    staffEmailEndpoint,
    {
      config: { access: 'staff', rateLimit: 'staff' },
      schema: { body: staffEmailBody },
      preValidation: async (request) => {
        request.body = cleanBody(staffEmailBody, request.body);
      },
      onResponse: sendMailsAfterResponse(parts.mailer),
    },
    async (request, reply) => {
      await begin(parts, request);
      return reply.code(202).send({ message: 'A link is on its way to the new address.' });
    },
  );
  app.post(
    confirmStaffEmailEndpoint,
    {
      config: { access: 'public', rateLimit: 'staff' },
      schema: { body: confirmStaffEmailBody },
      preHandler: async (request) => {
        if (isForm(request)) throw unsupportedMediaType();
      },
    },
    async (request) => {
      const { token } = request.body as { readonly token: string };
      const email = await parts.staffEmails.confirm(
        token,
        parts.audit,
        toCoarseNetwork(request.ip),
      );
      if (email === undefined) throw tooOld();
      return { email };
    },
  );
}

async function begin(parts: StaffEmailParts, request: FastifyRequest): Promise<void> {
  const { email, currentPassword } = request.body as StaffEmailChange;
  const { id: adminId, email: before } = await checkOwnPassword(parts, request, currentPassword);
  // With a second factor the password alone is not trusted.
  if (await parts.factors.has(adminId)) await requireConfirmation(request);
  await consumeBudget(parts.rateLimits, adminId, accountChanges, tooMany);
  if (await parts.staffEmails.isTaken(email)) throw taken();
  const { network } = getStaff(request);
  const change = { adminId, network, before, email, sessionId: getSessionId(request) };
  await parts.staffEmails.begin(change, parts.audit);
}
