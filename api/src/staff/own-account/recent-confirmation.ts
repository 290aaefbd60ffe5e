import type { PlainCode, Reason } from 'contract/error-codes';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { getStaff } from '../../auth/access/route-access';
import { AdminRepository } from '../../auth/staff-session/admin-repository';
import type { Admin } from '../../auth/staff-session/admin-repository';
import { loginNeeded } from '../../auth/staff-session/staff-guard';
import { HttpError, fieldError } from '../../http/errors/http-error';

const wrongPassword = {
  code: 'wrong-password',
  path: 'currentPassword',
  message: 'This is not your current password. Please type it again.',
} as const;
export interface ProofRejection {
  readonly code: PlainCode;
  readonly path: string;
  readonly message: string;
}

/**
 * Makes signed-in staff prove again who they are. Failures count as failed logins do. Throws an HttpError: 403, or 429
 * after too many failures; never 401, which would say that the session is over.
 */
export async function requireRecentProof(
  { loginGuard }: FastifyInstance,
  request: FastifyRequest,
  { code, path, message }: ProofRejection,
  isRight: () => Promise<boolean | 'half'>,
): Promise<void> {
  const attempt = loginGuard.attemptOf(request, 'admin', getStaff(request).email);
  const reason = { code };
  const refuse = (status: number, why: Reason, words: string) =>
    fieldError(status, why, { path, message: words });
  try {
    await loginGuard.admit(attempt, { message, reason }, isRight);
  } catch (error) {
    if (!(error instanceof HttpError)) throw error;
    if (error.statusCode === 401) throw refuse(403, reason, message);
    throw error.statusCode === 429 ? refuse(429, error.reason, error.message) : error;
  }
}

/** Gets the account of the caller. Throws an HttpError (401) if it was removed meanwhile. */
export async function ownAccount(
  { database, now, makeId }: FastifyInstance,
  request: FastifyRequest,
): Promise<Admin> {
  const account = await new AdminRepository(database, now, makeId).findById(getStaff(request)._id);
  if (account === undefined) throw loginNeeded();
  return account;
}

/** Returns the account of the caller after checking its password. Throws an HttpError as `requireRecentProof` does. */
export async function checkOwnPassword(
  app: FastifyInstance,
  request: FastifyRequest,
  password: string,
): Promise<Admin> {
  const account = await ownAccount(app, request);
  await requireRecentProof(app, request, wrongPassword, async () => {
    if (!(await app.staffPasswords.matches(account.passwordHash, password))) return false;
    // For an account with a second factor the password is only half of the proof.
    return (await app.factors.has(account.id)) ? 'half' : true;
  });
  return account;
}
