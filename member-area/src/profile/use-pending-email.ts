import { useEffect, useState } from 'react';
import { pendingEmailEndpoint, readPendingEmail } from 'contract/profile';
import { useMemberSession } from '../session/session-context';

/**
 * The new e-mail of a profile that waits for its confirmation, if one does, and what takes the place of it. Asked
 * for once the profile itself is there; nothing is shown where it cannot be learned.
 */
export function usePendingEmail(id: string, isLoaded: boolean) {
  const { call } = useMemberSession();
  const [email, setEmail] = useState<string>();
  useEffect(() => {
    if (!isLoaded) return;
    const leaving = new AbortController();
    const path = pendingEmailEndpoint(id);
    call({ method: 'GET', path, signal: leaving.signal }, readPendingEmail)
      .then((answer) => {
        if (answer.ok && answer.body.pendingEmail) setEmail(answer.body.pendingEmail);
      })
      // Only an aborted call rejects, and the component is unmounted by then.
      .catch(() => undefined);
    return () => leaving.abort();
  }, [call, id, isLoaded]);
  return [email, setEmail] as const;
}
