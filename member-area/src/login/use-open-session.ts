import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { getOwnProfile } from 'contract/profile-requests';
import { useNavigate } from 'react-router-dom';
import { useEffectTask } from 'shared-ui/faults';
import { RequestError, toRequestError } from 'shared-ui/send';
import { closeMemberSession, getMemberProfileId, getMemberToken } from 'shared-ui/member-session';
import { profilePath } from '../paths';
import { sendWithToken } from '../session/bearer';

/**
 * Redirects a logged-in member from the login to the profile. If the server cannot be reached, the login stays. It also
 * stays if the visitor has typed into it, because that may be another member.
 *
 * @param content the element around the login's form
 * @param isFirstLogin a profile was just created, and the session belongs to another
 * @returns true if the stored session has ended; it is then removed
 */
export function useOpenSession(
  content: RefObject<HTMLElement | null>,
  isFirstLogin: boolean,
): boolean {
  const [isOver, setIsOver] = useState(false);
  const navigate = useNavigate();
  const run = useEffectTask();
  useEffect(() => {
    const id = getMemberProfileId();
    const token = getMemberToken();
    if (id === undefined || isFirstLogin) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const answer = await sendWithToken(getOwnProfile, { id }, token, { signal }).catch(
        toRequestError,
      );
      // A member may have logged in or out in the meantime.
      if (getMemberToken() !== token) return;
      if (answer instanceof RequestError) {
        if (answer.status !== 401 && answer.status !== 404) return;
        closeMemberSession();
        return setIsOver(true);
      }
      if (!isTyped(content.current)) await navigate(profilePath(id), { replace: true });
    };
    void run(ask, signal);
    return () => leaving.abort();
  }, [content, isFirstLogin, navigate, run]);
  return isOver;
}

const isTyped = (content: HTMLElement | null): boolean =>
  [...(content?.querySelectorAll('input') ?? [])].some(({ value }) => value !== '');
