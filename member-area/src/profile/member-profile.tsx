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
import {
  pendingEmailEndpoint,
  readPendingEmail,
  profileEndpoint,
  readProfile,
} from 'contract/profile';
import { useEffectTask } from 'shared-ui/faults';
import type { ShownProfile } from 'contract/profile';

/** What stands beside the profile is fetched once the profile is shown. */
const AccountSections = lazyPart(() =>
  import('../account/account-sections').then((module) => module.default),
);

/** `unseen` is how the page opens, `saved` and `cancelled` say how an edit ended. */
type Mode = 'unseen' | 'editing' | 'saved' | 'cancelled';

/** One member's profile, to see or to change (requirements 2.11 and 4). */
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
        {/* In green, as requirements 8 has it (requirements 10.5). */}
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
      {/* Beside the button that takes the focus, so that it is in sight on a small screen. */}
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

/** The button that had the focus is gone: the first field has it instead, or the first button. */
function useFocusOnChange(mode: Mode) {
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (mode !== 'unseen') panel.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [mode]);
  return panel;
}

/**
 * The new e-mail of a profile that waits for its confirmation, if one does, and what takes the place of it. Asked
 * for once the profile itself is there; nothing is shown where it cannot be learned.
 */
function usePendingEmail(id: string, isLoaded: boolean) {
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

/** `failed` stays: requirements 8 shows no way to try again. */
type LoadedProfile = ShownProfile | 'loading' | 'failed';
/** Loads the profile `id` once for each token, and takes what a later call has answered in its place. */
function useProfile(id: string) {
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
