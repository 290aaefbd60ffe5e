import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { PlainCode } from 'contract/error-codes';
import { beginPasskeyConfirmation, confirmIdentity } from 'contract/my-account-requests';
import type { BodyOf } from 'contract/request';
import { getSessionToken, getStaff } from '../../auth/access/route-access';
import type { TicketPurpose } from '../../auth/second-factors/ticket-repository';
import { HttpError, fieldError } from '../../http/errors/http-error';
import { serve } from '../../http/serve';
import { sendMailsAfterResponse } from '../../mail/send-after-response';
import { ownAccount, requireRecentProof } from './recent-confirmation';
import type { ProofRejection } from './recent-confirmation';

type Confirmation = BodyOf<typeof confirmIdentity>;

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
export function serveConfirmation(app: FastifyInstance): void {
  const { factors, relyingParty, factorTickets, staffSessions, mailer } = app;
  serve(
    app,
    confirmIdentity,
    async ({ request, body }) => {
      await checkProof(app, request, body);
      await staffSessions.confirm(getSessionToken(request), body.password !== undefined);
    },
    { onResponse: sendMailsAfterResponse(mailer) },
  );
  serve(app, beginPasskeyConfirmation, async ({ staff: { _id: adminId } }) => {
    const passkeys = await factors.listPasskeys(adminId);
    if (passkeys.length === 0) throw noPasskey();
    const { challenge, options } = await relyingParty.askForProof(passkeys);
    const kept = { purpose: 'confirmation', adminId, secret: challenge } as const;
    return { ticket: await factorTickets.issue(kept), options };
  });
}

/** @throws HttpError unless the body proves all that the account requires */
async function checkProof(
  app: FastifyInstance,
  request: FastifyRequest,
  body: Confirmation,
): Promise<void> {
  const { password, ticket, ...proof } = body;
  const account = { ...(await ownAccount(app, request)), network: getStaff(request).network };
  const hasFactor = await app.factors.has(account.id);
  requireAll(body, hasFactor);
  const challenge =
    ticket === undefined ? undefined : await consumeSecret(app, request, ticket, 'confirmation');
  await requireRecentProof(app, request, wordsOf(body, hasFactor), async () => {
    const isRight =
      password === undefined || (await app.staffPasswords.matches(account.passwordHash, password));
    return isRight && (!hasFactor || app.factorCheck.isRight(account, proof, challenge));
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
  { factorTickets }: FastifyInstance,
  request: FastifyRequest,
  ticket: string,
  purpose: TicketPurpose,
): Promise<string> {
  const begun = await factorTickets.take(ticket, purpose);
  if (begun?.adminId !== getStaff(request)._id) throw ticketIsOver();
  return begun.secret;
}

/** Gets the secret like `consumeSecret`, but keeps the ticket valid. */
export async function readSecret(
  { factorTickets }: FastifyInstance,
  request: FastifyRequest,
  ticket: string,
  purpose: TicketPurpose,
): Promise<string> {
  const begun = await factorTickets.find(ticket, purpose);
  if (begun?.adminId !== getStaff(request)._id) throw ticketIsOver();
  return begun.secret;
}
