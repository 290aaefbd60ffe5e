import { useEffect, useId, useRef, useState } from 'react';
import { anyAnswer } from 'contract/answer-reader';
import { staffFactorEndpoint } from 'contract/staff-security';
import type { StaffFactor } from 'contract/staff-security';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { callAsStaff } from '../../session/staff-call';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';

interface RemoveFactorProps {
  readonly factor: StaffFactor;
  readonly isLast: boolean;
  readonly onRemoved: () => void;
  readonly onKeep: () => void;
}

/** Asks for confirmation before a second factor is removed. */
export function RemoveFactor({ factor, isLast, onRemoved, onKeep }: RemoveFactorProps) {
  const questionId = useId();
  const { factors: words } = myAccountTexts;
  const { outcome, isRemoving, remove } = useRemoval(factor, onRemoved);
  const keep = useRef<HTMLButtonElement>(null);
  useEffect(() => keep.current?.focus(), []);
  return (
    <div role="group" aria-labelledby={questionId} className={styles.entryTools}>
      <p id={questionId}>{(isLast ? words.askRemoveLast : words.askRemove)(factor.name)}</p>
      <OutcomeMessage outcome={outcome} />
      <div className={styles.tools}>
        <Button ref={keep} variant="secondary" aria-describedby={questionId} onClick={onKeep}>
          {words.keep}
        </Button>
        <Button
          variant="quiet"
          aria-disabled={isRemoving || undefined}
          aria-describedby={questionId}
          onClick={() => void remove()}
        >
          {isRemoving ? words.removing : words.reallyRemove}
        </Button>
      </div>
    </div>
  );
}

/** A factor that is already gone, for example by another tab, counts as removed. */
function useRemoval(factor: StaffFactor, onRemoved: () => void) {
  const { notRemoved } = myAccountTexts.factors;
  const { outcome, say } = useOutcome();
  const [isRemoving, setIsRemoving] = useState(false);
  const remove = async () => {
    if (isRemoving) return;
    setIsRemoving(true);
    const refusal = await runOrFallback(async () => {
      const call = { method: 'DELETE', path: staffFactorEndpoint(factor.id) } as const;
      const answer = await callAsStaff(call, anyAnswer);
      return answer.ok || answer.status === 404 ? undefined : (answer.error.message ?? notRemoved);
    }, notRemoved);
    setIsRemoving(false);
    if (refusal === undefined) onRemoved();
    else say('error', refusal);
  };
  return { outcome, isRemoving, remove };
}
