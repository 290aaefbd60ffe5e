import type { FastifyInstance, FastifyRequest } from 'fastify';
import {
  confirmationBody,
  confirmationEndpoint,
  confirmationOptionsEndpoint,
} from 'contract/staff-security';
import type { PlainCode } from 'contract/error-codes';
import type { Confirmation, PasskeyTicket } from 'contract/staff-security';
import { getSessionToken, getStaff } from '../../auth/access/route-access';
import type { SessionRepository } from '../../auth/staff-session/session-repository';
import { HttpError, fieldError } from '../../http/errors/http-error';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import type { Mailer } from '../../mail/mailer';
import type { FactorCheck } from '../../auth/second-factors/factor-check';
import type { RelyingParty } from '../../auth/second-factors/relying-party';
import type { TicketPurpose, TicketRepository } from '../../auth/second-factors/ticket-repository';
import { requireRecentProof, ownAccount } from './recent-confirmation';
import type { RecentProofParts, ProofRejection } from './recent-confirmation';

export interface ConfirmationParts extends RecentProofParts {
  readonly staffSessions: SessionRepository;
  readonly tickets: TicketRepository;
  readonly relyingParty: RelyingParty;
  readonly check: FactorCheck;
  readonly mailer: Mailer;
}

/** Messages by the kind of proof that was wrong. */
const wrong = {
  password: 'This is not your password. Please type it again.',
  both: 'The password or the second factor is not right, or its code was used already. Please check both.',
  passkey: 'This passkey was not accepted. Please try again, or choose another way.',
};
const noPasskey = () =>
  new HttpError(409, { code: 'no-passkey' }, 'You have no passkey. Please type your password.');
const ticketIsOver = () =>
  new HttpError(410, { code: 'took-too-long' }, 'This took too long. Please begin again.');

/** Asks staff to prove again who they are, before actions that do harm in wrong hands. */
export function registerConfirmation(app: FastifyInstance, parts: ConfirmationParts): void {
  const config = { access: 'staff' } as const;
  const onResponse = sendMailsAfterResponse(parts.mailer);
  app.post(
    confirmationEndpoint,
    { config, schema: { body: confirmationBody }, onResponse },
    async (request, reply) => {
      await checkProof(parts, request);
      const { password } = request.body as Confirmation;
      await parts.staffSessions.confirm(getSessionToken(request), password !== undefined);
      return reply.code(204).send();
    },
  );
  app.post(confirmationOptionsEndpoint, { config }, (request) => askForPasskey(parts, request));
}

async function askForPasskey(
  { factors, relyingParty, tickets }: ConfirmationParts,
  request: FastifyRequest,
): Promise<PasskeyTicket> {
  const adminId = getStaff(request)._id;
  const passkeys = await factors.listPasskeys(adminId);
  if (passkeys.length === 0) throw noPasskey();
  const { challenge, options } = await relyingParty.askForProof(passkeys);
  const kept = { purpose: 'confirmation', adminId, secret: challenge } as const;
  return { ticket: await tickets.issue(kept), options };
}

/** @throws HttpError unless the body proves all that the account requires */
async function checkProof(parts: ConfirmationParts, request: FastifyRequest): Promise<void> {
  const { password, ticket, ...proof } = request.body as Confirmation;
  const account = { ...(await ownAccount(parts, request)), network: getStaff(request).network };
  const hasFactor = await parts.factors.has(account.id);
  requireAll(request.body as Confirmation, hasFactor);
  const challenge =
    ticket === undefined
      ? undefined
      : await consumeSecret(parts.tickets, request, ticket, 'confirmation');
  const refused = wordsOf(request.body as Confirmation, hasFactor);
  await requireRecentProof(parts.loginGuard, request, refused, async () => {
    const isRight =
      password === undefined ||
      (await parts.staffPasswords.matches(account.passwordHash, password));
    return isRight && (!hasFactor || parts.check.isRight(account, proof, challenge));
  });
}

function wordsOf({ password }: Confirmation, hasFactor: boolean): ProofRejection {
  if (password === undefined)
    return { code: 'wrong-passkey', path: 'passkey', message: wrong.passkey };
  return hasFactor
    ? { code: 'wrong-proof', path: 'password', message: wrong.both }
    : { code: 'wrong-password', path: 'password', message: wrong.password };
}

/** Throws an HttpError (400) that names the missing proof: the password alone suffices only without a second factor. */
function requireAll(body: Confirmation, hasFactor: boolean): void {
  const { password, code, recoveryCode, passkey, ticket } = body;
  const hasPasskey = hasFactor && passkey !== undefined && ticket !== undefined;
  if (password === undefined && !hasPasskey)
    throw missing('password-missing', 'password', 'Please type your password.');
  const hasProof = hasPasskey || code !== undefined || recoveryCode !== undefined;
  if (hasFactor && !hasProof)
    throw missing('second-factor-needed', 'code', 'Please show your second factor as well.');
}

const missing = (code: PlainCode, path: string, message: string) =>
  fieldError(400, { code }, { path, message });

/** Consumes a ticket of the caller and returns its secret. Throws an HttpError (410) if the ticket is invalid. */
export async function consumeSecret(
  tickets: TicketRepository,
  request: FastifyRequest,
  ticket: string,
  purpose: TicketPurpose,
): Promise<string> {
  const begun = await tickets.take(ticket, purpose);
  if (begun?.adminId !== getStaff(request)._id) throw ticketIsOver();
  return begun.secret;
}

/** Gets the secret like `consumeSecret`, but keeps the ticket valid. */
export async function readSecret(
  tickets: TicketRepository,
  request: FastifyRequest,
  ticket: string,
  purpose: TicketPurpose,
): Promise<string> {
  const begun = await tickets.find(ticket, purpose);
  if (begun?.adminId !== getStaff(request)._id) throw ticketIsOver();
  return begun.secret;
}
