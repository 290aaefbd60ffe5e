import { useEffect, useId, useRef, useState } from 'react';
import { removeFactor } from 'contract/my-account-requests';
import type { StaffFactor } from 'contract/my-account-requests';
import { Button } from 'shared-ui/button';
import { loadAgain } from '../../session/query-client';
import { sendChange } from '../../session/send';
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
    const removed = await sendChange(removeFactor, { id: factor.id }, notRemoved);
    setIsRemoving(false);
    if (!removed.ok && removed.status !== 404) return say('error', removed.message);
    if (!removed.ok) void loadAgain(removeFactor.touches);
    onRemoved();
  };
  return { outcome, isRemoving, remove };
}
