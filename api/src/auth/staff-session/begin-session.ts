import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { findActionLanguage } from 'contract/form-action';
import type { AdminSession } from 'contract/staff-login-requests';
import { HttpError } from '../../http/errors/http-error';
import { toCoarseNetwork } from '../../http/limits/sender-networks';
import { getDeviceName } from '../../http/requests/device-name';
import type { LoginAttempt } from '../login-guard/login-counters';
import type { Admin } from './admin-repository';
import { toCsrfToken } from './staff-guard';
import type { Language } from 'contract/languages';
import type { Database } from '../../storage/database';

/** A log-in that has passed every step that its account requires. */
export interface ProvenLogin {
  readonly admin: Admin;
  readonly attempt: LoginAttempt;
  /** The way of the log-in, for the audit log. */
  readonly way: 'password' | 'passkey' | 'totp' | 'recovery-code' | 'invitation';
  /** False for a passkey alone. */
  readonly hasTypedPassword: boolean;
}

/** The response does not tell whether the account is unknown, the password is wrong, or it was replaced meanwhile. */
export const invalidLogin = {
  reason: { code: 'wrong-login' },
  message: 'Invalid credentials.',
} as const;

/** Begins the session of a log-in and sets its cookie. Throws an HttpError (401) where the account was removed. */
export async function beginSession(
  { staffSessions, loginGuard, staffCookie, audit }: FastifyInstance,
  request: FastifyRequest,
  reply: FastifyReply,
  { admin, attempt, way, hasTypedPassword }: ProvenLogin,
): Promise<AdminSession> {
  const network = toCoarseNetwork(request.ip);
  const session = await staffSessions.begin(admin.id, admin.passwordHash, {
    device: getDeviceName(request),
    network,
    hasTypedPassword,
    note: async (transaction) => {
      const page = findActionLanguage(request.query);
      const language = await adoptPageLanguage(transaction, admin.id, page);
      await audit.append(transaction, {
        adminId: admin.id,
        action: 'login',
        kind: 'accounts',
        subjects: [admin.id],
        details: { way, network, ...(language && { language }) },
      });
    },
  });
  if (session === undefined) throw new HttpError(401, invalidLogin.reason, invalidLogin.message);
  // The browser's previous session is replaced, so it is ended (session fixation).
  const previous = staffCookie.read(request);
  if (previous !== undefined) await staffSessions.end(previous);
  staffCookie.give(reply, session);
  await loginGuard.remember(reply, attempt);
  return { token: toCsrfToken(session), admin: { _id: admin.id, email: admin.email } };
}

/**
 * Gives an account without a language that of the page where its owner logged in; the owner may choose another one.
 * Returns the language if the account had none before.
 */
async function adoptPageLanguage(
  database: Database,
  id: string,
  language: Language | undefined,
): Promise<Language | undefined> {
  if (language === undefined) return undefined;
  const { numUpdatedRows } = await database
    .updateTable('admins')
    .set({ language })
    .where('id', '=', id)
    .where('language', 'is', null)
    .executeTakeFirstOrThrow();
  return numUpdatedRows === 0n ? undefined : language;
}
