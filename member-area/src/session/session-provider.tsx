import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { logInGenerically } from 'contract/member-session-requests';
import { Outlet } from 'react-router-dom';
import { RequestError } from 'shared-ui/send';
import { setLoginNotice } from './login-notice';
import { sendWithToken } from './bearer';
import { readNewSession } from './login-answer';
import {
  closeMemberSession,
  endMemberSession,
  openMemberSession,
  getMemberProfileId,
  getMemberToken,
  subscribeToMemberSession,
} from 'shared-ui/member-session';
import { SessionContext } from './session-context';
import type { MemberSession } from './session-context';

const notReadYet = () => null;

/** Provides the stored session and follows its changes. */
export function MemberSessionProvider({ children }: { readonly children: ReactNode }) {
  const token = useSyncExternalStore(subscribeToMemberSession, getMemberToken, notReadYet);
  const session = useMemo(() => createSession(token), [token]);
  return <SessionContext value={session}>{children}</SessionContext>;
}

/** The layout route of all pages of the member area. */
export const MemberSessionRoute = () => (
  <MemberSessionProvider>
    <Outlet />
  </MemberSessionProvider>
);

function createSession(token: string | undefined | null): MemberSession {
  return {
    token,
    owner: token ? (getMemberProfileId() ?? token) : undefined,
    async send(request, parts, options) {
      try {
        return await sendWithToken(request, parts, token, options);
      } catch (error) {
        // A late response to an old token says nothing about the current session.
        const isCurrent = token && getMemberToken() === token;
        if (isCurrent && error instanceof RequestError && error.status === 401) {
          setLoginNotice('sessionOver');
          closeMemberSession();
        }
        throw error;
      }
    },
    async login(body) {
      // With the stored token, so that the server ends the old session when it begins the new one.
      const response = await sendWithToken(logInGenerically, { body }, getMemberToken());
      const admission = readNewSession(response);
      if (admission) openMemberSession(admission);
      return response;
    },
    logout: endMemberSession,
  };
}
