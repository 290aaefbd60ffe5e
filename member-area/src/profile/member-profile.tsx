import { useEffect, useRef, useState } from 'react';
import { Button } from 'shared-ui/button';
import { Message } from 'shared-ui/message';
import { useMemberSession } from '../session/session-context';
import { ProfileForm } from './profile-form';
import { profileLabels } from './profile-labels';
import { ProfileLoading } from './profile-loading';
import { ProfileSummary } from './profile-summary';
import styles from './profile.module.css';
import { useProfile } from './use-profile';

/** `unseen` is how the page opens, `saved` and `cancelled` say how an edit ended. */
type Mode = 'unseen' | 'editing' | 'saved' | 'cancelled';

/** One member's profile, to see or to change (SPEC 2.11 and 4). */
export function MemberProfile({ id }: { readonly id: string }) {
  const words = profileLabels.en;
  const { logout } = useMemberSession();
  const [profile, setProfile] = useProfile(id);
  const [mode, setMode] = useState<Mode>('unseen');
  const editButton = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    if (mode === 'saved' || mode === 'cancelled') editButton.current?.focus();
  }, [mode]);

  if (profile === 'loading') return <ProfileLoading />;
  if (profile === 'failed') {
    return (
      <div className={styles.panel}>
        <ProfileLoading />
        {/* In green, as SPEC 8 has it (DESIGN 3.9). */}
        <Message tone="success" announce="alert">
          {words.loadFailed}
        </Message>
      </div>
    );
  }
  if (mode === 'editing') {
    return (
      <ProfileForm
        profile={profile}
        onSaved={(saved) => {
          setProfile(saved);
          setMode('saved');
        }}
        onCancel={() => setMode('cancelled')}
      />
    );
  }
  return (
    <div className={styles.panel}>
      {mode === 'saved' && <Message tone="success">{words.saved}</Message>}
      <ProfileSummary profile={profile} />
      <div className={styles.actions}>
        <Button ref={editButton} onClick={() => setMode('editing')}>
          {words.edit}
        </Button>
        <Button variant="secondary" onClick={logout}>
          {words.logout}
        </Button>
      </div>
    </div>
  );
}
