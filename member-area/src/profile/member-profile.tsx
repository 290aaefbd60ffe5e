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
import { usePendingEmail } from './use-pending-email';
import { useProfile } from './use-profile';

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
