import { useEffect, useState } from 'react';
import { pendingEmailEndpoint, readPendingEmail } from 'contract/profile';
import { useEffectTask } from 'shared-ui/faults';
import { useMemberSession } from '../session/session-context';

/**
 * The new e-mail of a profile that waits for its confirmation, if one does, and what takes the place of it. Asked
 * for once the profile itself is there; nothing is shown where it cannot be learned.
 */
export function usePendingEmail(id: string, isLoaded: boolean) {
  const { call } = useMemberSession();
  const [email, setEmail] = useState<string>();
  const run = useEffectTask();
  useEffect(() => {
    if (!isLoaded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const path = pendingEmailEndpoint(id);
      const answer = await call({ method: 'GET', path, signal }, readPendingEmail);
      if (answer.ok) setEmail(answer.body.pendingEmail);
    };
    void run(ask, signal);
    return () => leaving.abort();
  }, [call, id, isLoaded, run]);
  return [email, setEmail] as const;
}
