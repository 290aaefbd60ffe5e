import { useEffect, useState } from 'react';
import { profileEndpoint } from 'contract/profile';
import type { StoredProfile } from 'contract/profile';
import type { ServerAnswer } from 'shared-ui/http-client';
import { useMemberSession } from '../session/session-context';

/** `failed` stays: SPEC 8 shows no way to try again. */
type LoadedProfile = StoredProfile | 'loading' | 'failed';

/** Loads the profile `id` once, and takes what a later call has answered in its place. */
export function useProfile(id: string) {
  const { call } = useMemberSession();
  const [profile, setProfile] = useState<LoadedProfile>('loading');
  useEffect(() => {
    const leaving = new AbortController();
    const load = async () => {
      const answer = await call<unknown>({
        method: 'GET',
        path: profileEndpoint(id),
        signal: leaving.signal,
      });
      setProfile(readProfile(answer) ?? 'failed');
    };
    // Only an aborted call rejects, and whoever asked has left.
    load().catch(() => undefined);
    return () => leaving.abort();
  }, [call, id]);
  return [profile, setProfile] as const;
}

/** The profile of an answer; undefined when it holds none. */
export const readProfile = (answer: ServerAnswer<unknown>): StoredProfile | undefined =>
  answer.ok && isRecord(answer.body) ? answer.body : undefined;

const isRecord = (body: unknown): body is StoredProfile =>
  typeof body === 'object' && body !== null && !Array.isArray(body);
