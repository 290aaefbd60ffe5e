import { useId, useState } from 'react';
import { renewRecoveryCodes } from 'contract/my-account-requests';
import { Button } from 'shared-ui/button';
import { sendChange } from '../../session/send';
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
    const made = await sendChange(renewRecoveryCodes, {}, words.noCodes);
    setIsMaking(false);
    if (made.ok) onMade(made.response.recoveryCodes);
    else say('error', made.message);
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
