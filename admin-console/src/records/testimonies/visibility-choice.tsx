import { useContext, useLayoutEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import type { BodyOf } from 'contract/request';
import type { ReviewedRecord } from 'contract/review';
import { changeTestimonyVisibility } from 'contract/testimony-requests';
import type { AdminRecord } from '../../base/model/admin-record';
import { recordName } from 'contract/record-identity';
import { ShowOutcomeContext } from '../../base/outcome-note/use-outcome-note';
import type { Outcome } from '../../base/outcome-note/use-outcome-note';
import { reviewTexts } from '../review/store/review.texts';
import { sendChange } from '../../session/send';
import { useMayReview } from '../../session/staff-account';
import { testimonyTexts } from './testimony.texts';
import styles from './testimonies.module.css';
import { getVisibility } from './visibility';
import type { Visibility } from './visibility';

interface VisibilityChoiceProps {
  readonly record: AdminRecord;
  readonly onChanged: (records: readonly ReviewedRecord[]) => void;
}

interface Choice {
  readonly label: 'approve' | 'refuse' | 'hide' | 'show';
  readonly to: Visibility;
}

const choicesOf: Readonly<Record<Visibility, readonly Choice[]>> = {
  public: [{ label: 'hide', to: 'hidden' }],
  hidden: [{ label: 'show', to: 'public' }],
  'awaits-approval': [
    { label: 'approve', to: 'public' },
    { label: 'refuse', to: 'hidden' },
  ],
};

/** Shows whether visitors can read a testimony, with buttons to change it. */
export function VisibilityChoice({ record, onChanged }: VisibilityChoiceProps) {
  const [isBusy, setIsBusy] = useState(false);
  const say = useContext(ShowOutcomeContext);
  const mayReview = useMayReview('testimony');
  const now = getVisibility(record);
  const name = recordName(record) || reviewTexts.nameless;
  const heading = useRef<HTMLHeadingElement>(null);
  const isPressed = useRef(false);
  useLayoutEffect(() => {
    // The pressed button has disappeared.
    if (isPressed.current && document.activeElement === document.body) heading.current?.focus();
    isPressed.current = false;
  }, [now]);
  const change = async (to: Visibility): Promise<Outcome> => {
    const changed = await setVisibility(record, to);
    if (!changed.ok) return { tone: 'error', text: changed.message };
    onChanged([changed.response]);
    return { tone: 'success', text: testimonyTexts.became[to](name) };
  };
  const choose = async (to: Visibility) => {
    if (isBusy) return;
    isPressed.current = true;
    setIsBusy(true);
    const outcome = await change(to);
    setIsBusy(false);
    say(outcome.tone === 'success' ? { ...outcome, undo: () => change(now) } : outcome);
  };
  return (
    <section className={styles.visibility} data-visibility={now}>
      <h3 ref={heading} tabIndex={-1} className={styles.heading}>
        {testimonyTexts.heading}
      </h3>
      <p>
        <strong>{testimonyTexts.states[now]}.</strong> {testimonyTexts.explained[now]}
      </p>
      {mayReview && (
        <div className={styles.buttons}>
          {choicesOf[now].map(({ label, to }) => (
            <Button
              key={label}
              variant={label === 'approve' ? 'contained' : 'outlined'}
              aria-disabled={isBusy || undefined}
              onClick={() => choose(to)}
            >
              {testimonyTexts[label]}
            </Button>
          ))}
        </div>
      )}
    </section>
  );
}

const bodies: Readonly<Record<Visibility, BodyOf<typeof changeTestimonyVisibility>>> = {
  public: { isHidden: false },
  hidden: { isHidden: true },
  'awaits-approval': { isHidden: true, awaitsApproval: true },
};

/** Publishes a testimony or hides it, based on the version that was loaded; resolves to the changed record. */
function setVisibility(record: AdminRecord, visibility: Visibility) {
  const version = record['__v'];
  const body = {
    ...bodies[visibility],
    ...(typeof version === 'number' && { seenVersion: version }),
  };
  const id = String(record['_id']);
  return sendChange(changeTestimonyVisibility, { id, body }, testimonyTexts.failed);
}
