import { createContext, useContext } from 'react';
import type { AnswerReader } from 'contract/answer-reader';
import type { Credentials, MemberLoginAnswer } from 'contract/member-session';
import type { ServerAnswer, ServerCall } from 'shared-ui/http-client';

/** The member's session as the pages use it (requirements 7.1's generic context). */
export interface MemberSession {
  /** null until the browser's storage has been read, which no rendering on the server can do. */
  readonly token: string | undefined | null;
  /** Tells members apart, and stays while one of them goes on with another token. */
  readonly owner: string | undefined;
  /**
   * Calls the server with the stored token as bearer. A 401 ends the session: the calling page is then replaced by
   * the login.
   */
  call<Body, Refusal = unknown>(
    call: ServerCall,
    read: AnswerReader<Body>,
    readRefusal?: AnswerReader<Refusal>,
  ): Promise<ServerAnswer<Body, Refusal>>;
  /** POST /api/auth/login: keeps the token of a success. The login page has a call of its own. */
  login(credentials: Credentials): Promise<ServerAnswer<MemberLoginAnswer>>;
  /** Forgets the session here at once and tells the server, whether or not it can be reached. */
  logout(): void;
}

export const SessionContext = createContext<MemberSession | undefined>(undefined);

/** The session of the member area's pages, which all stand inside its provider. */
export function useMemberSession(): MemberSession {
  const session = useContext(SessionContext);
  if (!session) throw new Error('The page stands outside the MemberSessionProvider.');
  return session;
}
