import type { AnswerReader } from 'contract/answer-reader';
import { formAction } from 'contract/form-action';
import { language } from 'contract/language';
import { adminLoginEndpoint, readAdminSession } from 'contract/session';
import type { AdminLogin } from 'contract/session';
import {
  passkeyLoginEndpoint,
  passkeyOptionsEndpoint,
  secondFactorEndpoint,
} from 'contract/staff-security';
import type { PasskeyLogin, SecondFactorAnswer, SecondFactorStep } from 'contract/staff-security';
import { readPasskeyTicket, readSecondFactorStep } from 'contract/staff-security-readers';
import type { ErrorMessages } from 'contract/wire';
import { runOrFallback } from 'shared-ui/faults';
import { callServer } from 'shared-ui/http-client';
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

/**
 * Requests a session from the server and stores it (requirements 4, 7.1). An error of ours is shown as the failure of
 * requirements 8.
 */
export const logInAdmin = (login: AdminLogin): Promise<AdminLoginOutcome> =>
  askForSession(adminLoginEndpoint, login, readSecondFactorStep);

/** The second step of a login (decision 45). */
export const proveSecondFactor = (answer: SecondFactorAnswer): Promise<AdminLoginOutcome> =>
  askForSession(secondFactorEndpoint, answer);

/** Logs in with a passkey alone; `askPasskeyOptions` gets the options for it. */
export const logInByPasskey = (login: PasskeyLogin): Promise<AdminLoginOutcome> =>
  askForSession(passkeyLoginEndpoint, login);

/** Gets the WebAuthn options for a login with a passkey alone. It throws like `readAnswer`. */
export const askPasskeyOptions = () =>
  callServer({ method: 'POST', path: passkeyOptionsEndpoint }, readPasskeyTicket);

const askForSession = (
  path: `/${string}`,
  body: unknown,
  readStep?: AnswerReader<SecondFactorStep>,
): Promise<AdminLoginOutcome> =>
  runOrFallback<AdminLoginOutcome>(async () => {
    const call = { method: 'POST', path: formAction(path, language), body } as const;
    const answer = await callServer(call, readAdminSession, readStep);
    if (answer.ok) return openSession(answer.body);
    const { status, error, refusal } = answer;
    if (refusal && status === 401) return { state: 'second-step', step: refusal };
    if (status === 0) return { state: 'unreachable' };
    return { state: 'refused', reason: error.error, isOver: status === ticketIsOver, error };
  }, refusedByUs);

function openSession(session: Parameters<typeof openAdminSession>[0]): AdminLoginOutcome {
  if (!isToken(session.token)) return refusedByUs;
  openAdminSession(session);
  return { state: 'logged-in' };
}
