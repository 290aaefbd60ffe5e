import { useState } from 'react';
import { changeTestimonySettings, getTestimonySettings } from 'contract/testimony-requests';
import { Message } from 'shared-ui/message';
import { useLiveUpdates } from '../../session/live/use-live-updates';
import { sendChange } from '../../session/send';
import { useMayReview } from '../../session/staff-account';
import { useRequest } from '../../session/use-request';
import { testimonyTexts } from './testimony.texts';
import styles from './testimonies.module.css';

/** Milliseconds between two requests. */
const restBetweenReadings = 5000;

/** The switch for whether new testimonies must be approved. */
export function ApprovalSwitch() {
  return useMayReview('testimony') ? <Switch /> : null;
}

function Switch() {
  const { body: settings, tries, put } = useRequest(getTestimonySettings, {});
  useLiveUpdates(getTestimonySettings, restBetweenReadings);
  /** The choice, until it is known whether it was saved. */
  const [wanted, want] = useState<boolean>();
  const [said, say] = useState<'on' | 'off' | 'failed'>();
  if (settings === undefined && tries === 0) return <div className={styles.setting} />;
  if (settings === undefined)
    return <p className={styles.setting}>{testimonyTexts.settings.unreadable}</p>;
  const change = async (needsApproval: boolean) => {
    say(undefined);
    want(needsApproval);
    const body = { needsApproval };
    const outcome = await sendChange(changeTestimonySettings, { body }, 'failed');
    want(undefined);
    if (outcome.ok) put(outcome.response);
    const chosen = needsApproval ? 'on' : 'off';
    say(outcome.ok ? chosen : 'failed');
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
