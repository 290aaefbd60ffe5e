import { language } from 'contract/language';
import { toLanguageQuery } from 'contract/form-action';
import { readValue } from 'contract/read-value';
import type { BodyOf } from 'contract/request';
import { secondFactorNeeded } from 'contract/second-factors';
import type { SecondFactorStep } from 'contract/second-factors';
import { logInAdmin, logInByPasskey, proveSecondFactor } from 'contract/staff-login-requests';
import type { AdminSession } from 'contract/staff-login-requests';
import type { ErrorMessages } from 'contract/wire';
import { runOrFallback } from 'shared-ui/faults';
import { RequestError, toRequestError, send } from 'shared-ui/send';
import { isToken } from 'shared-ui/token';
import { openAdminSession } from './admin-session';

export type AdminLoginOutcome =
  | { readonly state: 'logged-in' }
  /** The password is right, and the account has a second factor. */
  | { readonly state: 'second-step'; readonly step: SecondFactorStep }
  | Refusal
  | { readonly state: 'unreachable' };

interface Refusal {
  readonly state: 'refused';
  /** The server's message, if it sent one. */
  readonly reason: string | undefined;
  /** Whether the login's ticket is no longer valid, so that the login has to start again. */
  readonly isOver?: boolean;
  readonly error?: Partial<ErrorMessages>;
}

const refusedByUs: AdminLoginOutcome = { state: 'refused', reason: undefined };

/** The server's status for a ticket that has expired or was used. */
const ticketIsOver = 410;

const query = toLanguageQuery(language);

/**
 * Requests a session from the server and stores it (requirements 4, 7.1). An error of ours is shown as the failure of
 * requirements 8.
 */
export const logIn = (body: BodyOf<typeof logInAdmin>): Promise<AdminLoginOutcome> =>
  openSession(() => send(logInAdmin, { query, body }));

/** The second step of a login (decision 45). */
export const logInBySecondFactor = (
  body: BodyOf<typeof proveSecondFactor>,
): Promise<AdminLoginOutcome> => openSession(() => send(proveSecondFactor, { query, body }));

/** Logs in with a passkey alone. */
export const logInByPasskeyAlone = (
  body: BodyOf<typeof logInByPasskey>,
): Promise<AdminLoginOutcome> => openSession(() => send(logInByPasskey, { query, body }));

const openSession = (request: () => Promise<AdminSession>): Promise<AdminLoginOutcome> =>
  runOrFallback<AdminLoginOutcome>(async () => {
    const session = await request().catch(toRequestError);
    if (session instanceof RequestError) return toOutcome(session);
    if (!isToken(session.token)) return refusedByUs;
    openAdminSession(session);
    return { state: 'logged-in' };
  }, refusedByUs);

function toOutcome({ status, messages, body }: RequestError): AdminLoginOutcome {
  const needed = status === 401 ? readValue(secondFactorNeeded, body) : undefined;
  if (needed) return { state: 'second-step', step: needed.secondFactor };
  if (status === 0) return { state: 'unreachable' };
  const isOver = status === ticketIsOver;
  return { state: 'refused', reason: messages.error, isOver, error: messages };
}
