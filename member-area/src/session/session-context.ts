import { createContext, useContext } from 'react';
import type { AnswerReader } from 'contract/answer-reader';
import type { Credentials, MemberLoginAnswer } from 'contract/member-session';
import type { ServerAnswer, ServerCall } from 'shared-ui/http-client';

/** The member's session for pages (requirements 7.1's generic context). */
export interface MemberSession {
  /** null until the browser's storage has been read, which is not possible on the server. */
  readonly token: string | undefined | null;
  /** Identifies the member; stays the same when the token is replaced. */
  readonly owner: string | undefined;
  /** Sends a request with the stored token. A 401 ends the session: the login then replaces the page. */
  call<Body, Refusal = unknown>(
    call: ServerCall,
    read: AnswerReader<Body>,
    readRefusal?: AnswerReader<Refusal>,
  ): Promise<ServerAnswer<Body, Refusal>>;
  /** POST /api/auth/login: stores the token of a success. The login page has a request of its own. */
  login(credentials: Credentials): Promise<ServerAnswer<MemberLoginAnswer>>;
  /** Removes the session here at once and tells the server, whether or not it can be reached. */
  logout(): void;
}

export const SessionContext = createContext<MemberSession | undefined>(undefined);

/** The session of the member area's pages, which are all inside its provider. */
export function useMemberSession(): MemberSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The page stands outside the MemberSessionProvider.');
  return session;
}
