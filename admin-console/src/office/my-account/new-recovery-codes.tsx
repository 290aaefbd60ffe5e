import { useId, useState } from 'react';
import { recoveryCodesEndpoint } from 'contract/staff-security';
import { readRecoveryCodes } from 'contract/staff-security-readers';
import { Button } from 'shared-ui/button';
import { runOrFallback } from 'shared-ui/faults';
import { callAsStaff } from '../../session/staff-call';
import { myAccountTexts } from './my-account.texts';
import styles from './my-account-view.module.css';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';

interface NewRecoveryCodesProps {
  readonly left: number;
  readonly onMade: (codes: readonly string[]) => void;
}

/** The number of unused recovery codes, and a button that replaces them by ten new ones. */
export function NewRecoveryCodes({ left, onMade }: NewRecoveryCodesProps) {
  const hintId = useId();
  const { factors: words } = myAccountTexts;
  const { outcome, say } = useOutcome();
  const [isMaking, setIsMaking] = useState(false);
  const make = async () => {
    if (isMaking) return;
    setIsMaking(true);
    const refusal = await runOrFallback(async () => {
      const call = { method: 'POST', path: recoveryCodesEndpoint } as const;
      const answer = await callAsStaff(call, readRecoveryCodes);
      if (!answer.ok) return answer.error.message ?? words.noCodes;
      onMade(answer.body.recoveryCodes);
      return undefined;
    }, words.noCodes);
    setIsMaking(false);
    if (refusal !== undefined) say('error', refusal);
  };
  return (
    <>
      <h3>{words.codesTitle}</h3>
      <p>{words.codesLeft(left)}</p>
      <OutcomeMessage outcome={outcome} />
      <Button
        variant="secondary"
        aria-describedby={hintId}
        aria-disabled={isMaking || undefined}
        onClick={() => void make()}
      >
        {isMaking ? words.makingCodes : words.newCodes}
      </Button>
      <p id={hintId} className={styles.hint}>
        {words.newCodesHint}
      </p>
    </>
  );
}
