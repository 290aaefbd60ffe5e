import { useEffect, useState } from 'react';
import { profileEndpoint, readProfile } from 'contract/profile';
import type { ShownProfile } from 'contract/profile';
import { useMemberSession } from '../session/session-context';

/** `failed` stays: SPEC 8 shows no way to try again. */
type LoadedProfile = ShownProfile | 'loading' | 'failed';

/** Loads the profile `id` once, and takes what a later call has answered in its place. */
export function useProfile(id: string) {
  const { call } = useMemberSession();
  const [profile, setProfile] = useState<LoadedProfile>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const { signal } = leaving;
      const path = profileEndpoint(id);
      const answer = await call({ method: 'GET', path, signal }, readProfile);
      setProfile(answer.ok ? answer.body : 'failed');
    };
    // Only an aborted call rejects, and the component is unmounted by then.
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [call, id]);
  return [profile, setProfile] as const;
}
