import { useMemo, useSyncExternalStore } from 'react';
import type { ReactNode } from 'react';
import { genericLoginEndpoint, readMemberLogin } from 'contract/member-session';
import { Outlet } from 'react-router-dom';
import { callServer } from 'shared-ui/http-client';
import { setLoginNotice } from './login-notice';
import { withBearer, withMemberToken } from './bearer';
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
    async call(call, read, readRefusal) {
      const answer = await callServer(token ? withBearer(call, token) : call, read, readRefusal);
      // A late response to an old token says nothing about the current session.
      if (answer.status === 401 && token && getMemberToken() === token) {
        setLoginNotice('sessionOver');
        closeMemberSession();
      }
      return answer;
    },
    async login(credentials) {
      const answer = await callServer(
        withMemberToken({ method: 'POST', path: genericLoginEndpoint, body: credentials }),
        readMemberLogin,
      );
      const admission = answer.ok ? readNewSession(answer.body) : undefined;
      if (admission) openMemberSession(admission);
      return answer;
    },
    logout: endMemberSession,
  };
}
