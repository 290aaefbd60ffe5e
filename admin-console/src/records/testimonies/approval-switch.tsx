import { useState } from 'react';
import { Message } from 'shared-ui/message';
import { useMayReview } from '../../session/staff-account';
import { testimonyTexts } from './testimony.texts';
import styles from './testimonies.module.css';
import { useTestimonySettings } from './use-testimony-settings';

/** Lets staff choose whether new testimonies wait until they are approved. */
export function ApprovalSwitch() {
  return useMayReview('testimony') ? <Switch /> : null;
}

function Switch() {
  const { settings, choose } = useTestimonySettings();
  /** What was chosen, until it is known whether it was saved. */
  const [wanted, want] = useState<boolean>();
  const [said, say] = useState<'on' | 'off' | 'failed'>();
  if (settings === undefined) return <div className={styles.setting} />;
  if (settings === 'unreadable')
    return <p className={styles.setting}>{testimonyTexts.settings.unreadable}</p>;
  const change = async (needsApproval: boolean) => {
    say(undefined);
    want(needsApproval);
    const isSaved = await choose(needsApproval);
    want(undefined);
    const chosen = needsApproval ? 'on' : 'off';
    say(isSaved ? chosen : 'failed');
  };
  return (
    <div className={styles.setting}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a checkbox says by itself whether it is checked
          role="switch"
          checked={wanted ?? settings.needsApproval}
          aria-disabled={wanted !== undefined || undefined}
          onChange={({ target }) => wanted === undefined && void change(target.checked)}
        />
        {testimonyTexts.needsApproval}
      </label>
      {said === 'failed' && <Message tone="error">{testimonyTexts.settings.failed}</Message>}
      <p role="status" className={styles.said}>
        {said !== undefined && said !== 'failed' && testimonyTexts.settings[said]}
      </p>
    </div>
  );
}
