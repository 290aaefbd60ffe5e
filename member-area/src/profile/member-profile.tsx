import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { lazyPart } from '../frame/lazy-part';
import { useMemberSession } from '../session/session-context';
import { loadProfileDraft } from './profile-draft';
import { ProfileForm } from './profile-form';
import { profileTexts as words } from './profile.texts';
import { ProfileLoading } from './profile-loading';
import { isOtherEmail } from './profile-changes';
import { ProfileSummary } from './profile-summary';
import styles from './profile.module.css';
import { toShownProfile } from 'contract/profile';
import { useEffectTask } from 'shared-ui/faults';
import { RequestError, toRequestError } from 'shared-ui/send';
import type { ShownProfile } from 'contract/profile';
import { getOwnProfile, getPendingEmail } from 'contract/profile-requests';

/** Loaded after the profile is shown. */
const AccountSections = lazyPart(() =>
  import('../account/account-sections').then((module) => module.default),
);

/** `unseen` is the initial mode; `saved` and `cancelled` tell how an edit ended. */
type Mode = 'unseen' | 'editing' | 'saved' | 'cancelled';

/** Shows and edits a member's profile (requirements 2.11 and 4). */
export function MemberProfile({ id }: { readonly id: string }) {
  const { logout } = useMemberSession();
  const [profile, setProfile] = useProfile(id);
  const isLoaded = typeof profile === 'object';
  const [pendingEmail, setPendingEmail] = usePendingEmail(id, isLoaded);
  const [mode, setMode] = useState<Mode>(() => (loadProfileDraft(id) ? 'editing' : 'unseen'));
  const panel = useFocusOnChange(mode);

  if (profile === 'loading') return <ProfileLoading />;
  if (profile === 'failed') {
    return (
      <div className={styles.panel}>
        <ProfileLoading />
        {/* In green, as in requirements 8 (requirements 10.5). */}
        <Message tone="success" announce="alert">
          {words.loadFailed}
        </Message>
      </div>
    );
  }
  if (mode === 'editing') {
    return (
      <div ref={panel}>
        <ProfileForm
          id={id}
          profile={profile}
          onSaved={(saved, email) => {
            setProfile(saved);
            if (isOtherEmail(email, saved.email)) setPendingEmail(email);
            setMode('saved');
          }}
          onCancel={() => setMode('cancelled')}
        />
      </div>
    );
  }
  return (
    <div ref={panel} className={styles.panel}>
      <ProfileSummary profile={profile} />
      {/* Beside the button that takes the focus, so that it is visible on a small screen. */}
      {mode === 'saved' && <Message tone="success">{words.saved}</Message>}
      {pendingEmail !== undefined && (
        <Message tone="info">{words.emailWaits(pendingEmail)}</Message>
      )}
      <div className={styles.actions}>
        <Button onClick={() => setMode('editing')}>{words.edit}</Button>
        <Button variant="secondary" onClick={logout}>
          {words.logout}
        </Button>
      </div>
      <AccountSections id={id} email={profile.email} />
    </div>
  );
}

/** Focuses the first field or button, because the button that had the focus is unmounted. */
function useFocusOnChange(mode: Mode) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mode !== 'unseen') panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [mode]);
  return panel;
}

/**
 * The new email address that waits for its confirmation, and a setter. Loaded after the profile; a failure is ignored.
 */
function usePendingEmail(id: string, isLoaded: boolean) {
  const { send } = useMemberSession();
  const [email, setEmail] = useState<string>();
  const run = useEffectTask();
  useEffect(() => {
    if (!isLoaded) return;
    const leaving = new AbortController();
    const { signal } = leaving;
    const ask = async () => {
      const response = await send(getPendingEmail, { id }, { signal }).catch(toRequestError);
      if (!(response instanceof RequestError)) setEmail(response.pendingEmail ?? undefined);
    };
    void run(ask, signal);
    return () => leaving.abort();
  }, [send, id, isLoaded, run]);
  return [email, setEmail] as const;
}

/** `failed` is final, because requirements 8 has no retry. */
type LoadedProfile = ShownProfile | 'loading' | 'failed';
/** Loads the profile once per token; later responses can replace it. */
function useProfile(id: string) {
  const { send } = useMemberSession();
  const [profile, setProfile] = useState<LoadedProfile>('loading');
  const run = useEffectTask();
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    const load = async () => {
      const response = await send(getOwnProfile, { id }, { signal }).catch(toRequestError);
      if (!(response instanceof RequestError)) return setProfile(toShownProfile(response));
      // After a failure with a new token of the same member, the present profile stays.
      setProfile((now) => (typeof now === 'object' ? now : 'failed'));
    };
    void run(load, signal);
    return () => leaving.abort();
  }, [send, id, run]);
  return [profile, setProfile] as const;
}
