import { adminLoginEndpoint, readAdminSession } from 'contract/session';
import type { AdminLogin } from 'contract/session';
import { outcomeOrFailure } from 'shared-ui/faults';
import { callServer } from 'shared-ui/http-client';
import { isToken } from 'shared-ui/token';
import { openAdminSession } from './admin-session';

export type AdminLoginOutcome =
  | { readonly state: 'logged-in' }
  /** `reason` is the server's own sentence, where it gave one. */
  | { readonly state: 'refused'; readonly reason: string | undefined }
  | { readonly state: 'unreachable' };

/** Asks the server for a session and opens it here (SPEC 4, 7.1). A fault of ours is shown as SPEC 8's failure. */
export const logInAdmin = (login: AdminLogin): Promise<AdminLoginOutcome> =>
  outcomeOrFailure<AdminLoginOutcome>(() => askForSession(login), {
    state: 'refused',
    reason: undefined,
  });

async function askForSession(login: AdminLogin): Promise<AdminLoginOutcome> {
  const answer = await callServer(
    { method: 'POST', path: adminLoginEndpoint, body: login },
    readAdminSession,
  );
  if (!answer.ok) {
    if (answer.status === 0) return { state: 'unreachable' };
    return { state: 'refused', reason: answer.error.error };
  }
  if (!isToken(answer.body.token)) return { state: 'refused', reason: undefined };
  openAdminSession(answer.body);
  return { state: 'logged-in' };
}
