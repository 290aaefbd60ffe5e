import { adminLoginEndpoint } from 'contract/session';
import type { AdminLogin, AdminSession } from 'contract/session';
import { callServer } from 'shared-ui/http-client';
import { isToken } from 'shared-ui/token';
import { openAdminSession } from './admin-session';

export type AdminLoginOutcome =
  | { readonly state: 'logged-in' }
  /** `reason` is the server's own sentence, where it gave one. */
  | { readonly state: 'refused'; readonly reason: string | undefined }
  | { readonly state: 'unreachable' };

/** Asks the server for a session and opens it here (SPEC 4, 7.1). */
export async function logInAdmin(login: AdminLogin): Promise<AdminLoginOutcome> {
  const answer = await callServer({ method: 'POST', path: adminLoginEndpoint, body: login });
  if (answer.ok) {
    if (!isAdminSession(answer.body)) return { state: 'refused', reason: undefined };
    openAdminSession(answer.body);
    return { state: 'logged-in' };
  }
  if (answer.status === 0) return { state: 'unreachable' };
  const reason: unknown = answer.error?.error;
  return { state: 'refused', reason: typeof reason === 'string' && reason ? reason : undefined };
}

const isAdminSession = (body: unknown): body is AdminSession =>
  typeof body === 'object' && body !== null && 'token' in body && isToken(body.token);
