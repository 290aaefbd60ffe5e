import { createContext, useContext } from 'react';
import type { MemberLoginResponse, logInGenerically } from 'contract/member-session-requests';
import type { BodyOf, DeclaredRequest, RequestParts, ResponseOf } from 'contract/request';
import type { SendOptions } from 'shared-ui/send';

/** The member's session for pages (requirements 7.1's generic context). */
export interface MemberSession {
  /** null until the browser's storage has been read, which is not possible on the server. */
  readonly token: string | undefined | null;
  /** Identifies the member; stays the same when the token is replaced. */
  readonly owner: string | undefined;
  /**
   * Sends a request with the stored token. A 401 ends the session: the login then replaces the page.
   * @throws RequestError
   */
  send<const Request extends DeclaredRequest>(
    request: Request,
    parts: RequestParts<Request>,
    options?: SendOptions,
  ): Promise<ResponseOf<Request>>;
  /**
   * Stores the token of a success. The login page has a request of its own.
   * @throws RequestError
   */
  login(credentials: BodyOf<typeof logInGenerically>): Promise<MemberLoginResponse>;
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
