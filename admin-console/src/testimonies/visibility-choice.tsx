import { useContext, useState } from 'react';
import Button from '@mui/material/Button';
import type { ReviewedRecord } from 'contract/review';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import type { AdminRecord } from '../model/admin-record';
import { SayContext } from '../outcome-note/use-outcome-note';
import type { Outcome } from '../outcome-note/use-outcome-note';
import { testimonyLabels } from './testimony-labels';
import styles from './testimonies.module.css';
import { setVisibility, visibilityOf } from './visibility';
import type { Visibility } from './visibility';

interface VisibilityChoiceProps {
  readonly record: AdminRecord;
  /** Given the testimony as it is after each change. */
  readonly onChanged: (records: readonly ReviewedRecord[]) => void;
}

/** Whether everybody can read a testimony, and the way to change it. */
export function VisibilityChoice({ record, onChanged }: VisibilityChoiceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const say = useContext(SayContext);
  const labels = translate(testimonyLabels, consoleLanguage);
  const now = visibilityOf(record);
  const change = async (to: Visibility): Promise<Outcome> => {
    const changed = await setVisibility(String(record['_id']), to);
    if (!changed.ok) return { tone: 'error', text: changed.reason ?? labels.failed };
    onChanged([changed.record]);
    return { tone: 'success', text: labels.became[to] };
  };
  const choose = async (to: Visibility) => {
    setIsBusy(true);
    const outcome = await change(to);
    setIsBusy(false);
    say(outcome.tone === 'success' ? { ...outcome, undo: () => change(now) } : outcome);
  };
  return (
    <section className={styles.visibility} data-visibility={now}>
      <h3 className={styles.heading}>{labels.heading}</h3>
      <p>
        <strong>{labels.states[now]}.</strong> {labels.explained[now]}
      </p>
      <div className={styles.buttons}>
        {now === 'awaits-approval' && (
          <Button variant="contained" disabled={isBusy} onClick={() => choose('public')}>
            {labels.approve}
          </Button>
        )}
        {now === 'hidden' ? (
          <Button variant="outlined" disabled={isBusy} onClick={() => choose('public')}>
            {labels.show}
          </Button>
        ) : (
          <Button variant="outlined" disabled={isBusy} onClick={() => choose('hidden')}>
            {labels.hide}
          </Button>
        )}
      </div>
    </section>
  );
}
