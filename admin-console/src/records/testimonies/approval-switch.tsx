import { useState, useCallback } from 'react';
import { Message } from 'shared-ui/message';
import { useMayReview } from '../../session/staff-account';
import { testimonyTexts } from './testimony.texts';
import styles from './testimonies.module.css';
import { testimonySettingsEndpoint } from 'contract/review';
import type { TestimonySettings } from 'contract/review';
import { readTestimonySettings } from 'contract/review-readers';
import { runOrFallback } from 'shared-ui/faults';
import { useLiveRequest } from '../../session/live/use-live-request';
import { callAsStaff } from '../../session/staff-call';

/** The switch for whether new testimonies must be approved. */
export function ApprovalSwitch() {
  return useMayReview('testimony') ? <Switch /> : null;
}

function Switch() {
  const { settings, choose } = useTestimonySettings();
  /** The choice, until it is known whether it was saved. */
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

/** Milliseconds between two requests. */
const restBetweenReadings = 5000;
const path = testimonySettingsEndpoint;
/** Whether new testimonies must be approved, including a colleague's changes; and how to change it. */
function useTestimonySettings() {
  const [settings, setSettings] = useState<TestimonySettings | 'unreadable'>();
  const onBody = useCallback(
    (body: TestimonySettings | undefined) =>
      setSettings((before) => body ?? before ?? 'unreadable'),
    [],
  );
  useLiveRequest({ path, read: readTestimonySettings, rest: restBetweenReadings, onBody });
  /** Resolves to whether it was saved. */
  const choose = (needsApproval: boolean): Promise<boolean> =>
    runOrFallback(async () => {
      const call = { method: 'PUT', path, body: { needsApproval } } as const;
      const answer = await callAsStaff(call, readTestimonySettings);
      if (answer.ok) setSettings(answer.body);
      return answer.ok;
    }, false);
  return { settings, choose };
}
