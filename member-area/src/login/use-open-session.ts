import { useEffect, useState } from 'react';
import { profileEndpoint, readProfile } from 'contract/profile';
import { useNavigate } from 'react-router-dom';
import { useEffectTask } from 'shared-ui/faults';
import { callServer } from 'shared-ui/http-client';
import { closeMemberSession, readMemberProfileId, readMemberToken } from 'shared-ui/member-session';
import { profilePath } from '../paths';
import { withMemberToken } from '../session/bearer';

/**
 * Leads a member who is logged in already from the login to the profile. Answers true once the session that the
 * browser has kept proves to be over; it is forgotten then. Where the server cannot be asked, the login stays.
 */
export function useOpenSession(): boolean {
  const [isOver, setIsOver] = useState(false);
  const navigate = useNavigate();
  const run = useEffectTask();
  useEffect(() => {
    const id = readMemberProfileId();
    const token = readMemberToken();
    if (id === undefined) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const call = { method: 'GET', path: profileEndpoint(id), signal } as const;
      const answer = await callServer(withMemberToken(call), readProfile);
      // Meanwhile somebody may have logged in or out.
      if (readMemberToken() !== token) return;
      if (answer.ok) return void navigate(profilePath(id), { replace: true });
      if (answer.status !== 401 && answer.status !== 404) return;
      closeMemberSession();
      setIsOver(true);
    };
    void run(ask, signal);
    return () => leaving.abort();
  }, [navigate, run]);
  return isOver;
}
