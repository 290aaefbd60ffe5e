import type { AnswerReader } from 'contract/answer-reader';
import { csrfTokenHeader } from 'contract/wire';
import type { ErrorBody } from 'contract/wire';
import { callServer } from 'shared-ui/http-client';
import type { ServerAnswer, ServerCall } from 'shared-ui/http-client';
import { closeAdminSession, readAdminToken } from './admin-session';

/**
 * A call that is for staff alone. Those that change something carry the session's anti-CSRF token. When the
 * server says that the session is over, it is over here too, and the guard leads to the admin login (SAFETY 2).
 * It throws as `readAnswer` does.
 */
export async function callAsStaff<Body>(
  call: ServerCall,
  read: AnswerReader<Body>,
): Promise<ServerAnswer<Body>> {
  const token = readAdminToken();
  const carriesToken = call.method !== 'GET' && token !== undefined;
  const headers = { ...call.headers, ...(carriesToken && { [csrfTokenHeader]: token }) };
  const answer = await callServer({ ...call, headers }, read);
  // 403 is a session without rights, or one whose token this browser no longer has: only a login mends it.
  if (answer.status === 401 || answer.status === 403) closeAdminSession('ended-by-server');
  return answer;
}

/** What an error says to staff, of whom SPEC 8 does not say which of the two fields they are shown. */
export const wordsOf = ({ error, message }: Partial<ErrorBody>): string | undefined =>
  error ?? message;
