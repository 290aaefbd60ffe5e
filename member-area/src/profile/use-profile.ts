import { useEffect, useState } from 'react';
import { profileEndpoint, readProfile } from 'contract/profile';
import type { ShownProfile } from 'contract/profile';
import { useEffectTask } from 'shared-ui/faults';
import { useMemberSession } from '../session/session-context';

/** `failed` stays: requirements 8 shows no way to try again. */
type LoadedProfile = ShownProfile | 'loading' | 'failed';

/** Loads the profile `id` once for each token, and takes what a later call has answered in its place. */
export function useProfile(id: string) {
  const { call } = useMemberSession();
  const [profile, setProfile] = useState<LoadedProfile>('loading');
  const run = useEffectTask();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      const path = profileEndpoint(id);
      const answer = await call({ method: 'GET', path, signal }, readProfile);
      // With another token of the same member what is shown stays good.
      setProfile((now) => (answer.ok ? answer.body : typeof now === 'object' ? now : 'failed'));
    };
    void run(load, signal);
    return () => leaving.abort();
  }, [call, id, run]);
  return [profile, setProfile] as const;
}
