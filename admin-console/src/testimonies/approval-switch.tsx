import { useState } from 'react';
import { translate } from 'shared-ui/language';
import { Message } from 'shared-ui/message';
import { consoleLanguage } from '../console-language';
import { testimonyLabels } from './testimony-labels';
import styles from './testimonies.module.css';
import { useTestimonySettings } from './use-testimony-settings';

/** Lets staff choose whether new testimonies wait until they are approved. */
export function ApprovalSwitch() {
  const { settings, choose } = useTestimonySettings();
  const [isBusy, setIsBusy] = useState(false);
  const [said, say] = useState<'on' | 'off' | 'failed'>();
  const labels = translate(testimonyLabels, consoleLanguage);
  if (settings === undefined) return <div className={styles.setting} />;
  if (settings === 'unreadable')
    return <p className={styles.setting}>{labels.settings.unreadable}</p>;
  const change = async (needsApproval: boolean) => {
    say(undefined);
    setIsBusy(true);
    const isSaved = await choose(needsApproval);
    setIsBusy(false);
    const chosen = needsApproval ? 'on' : 'off';
    say(isSaved ? chosen : 'failed');
  };
  return (
    <div className={styles.setting}>
      <label className={styles.switch}>
        <input
          type="checkbox"
          role="switch"
          checked={settings.needsApproval}
          aria-disabled={isBusy || undefined}
          onChange={({ target }) => !isBusy && void change(target.checked)}
        />
        {labels.needsApproval}
      </label>
      {said === 'failed' && <Message tone="error">{labels.settings.failed}</Message>}
      <p role="status" className={styles.said}>
        {said !== undefined && said !== 'failed' && labels.settings[said]}
      </p>
    </div>
  );
}
