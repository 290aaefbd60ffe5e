import { useId } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { beginPasskeyConfirmation, confirmIdentity } from 'contract/my-account-requests';
import { getAdminEmail } from '../admin-session';
import type { NeededConfirmation } from '../confirmation-requests';
import { sendProof } from '../send';
import styles from './confirmation-dialog.module.css';
import { confirmationTexts } from './confirmation.texts';
import { ProofForm } from './proof-form';
import { secondFactorTexts } from './second-factor.texts';
import type { Proof } from './use-proof';

interface ConfirmationDialogProps {
  readonly needed: NeededConfirmation;
  readonly onEnd: (isConfirmed: boolean) => void;
}

/** Asks the logged-in user for a confirmation before an action that a stolen session must not allow (decision 45). */
export function ConfirmationDialog({ needed, onEnd }: ConfirmationDialogProps) {
  const titleId = useId();
  const prove = async (proof: Proof) => {
    const outcome = await sendProof(confirmIdentity, { body: proof }, secondFactorTexts.failed);
    if (!outcome.ok) return outcome;
    onEnd(true);
    return undefined;
  };
  return (
    <Dialog open onClose={() => onEnd(false)} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} className={styles.title}>
        {confirmationTexts.title}
      </DialogTitle>
      <DialogContent className={styles.content}>
        <p>{confirmationTexts.intro}</p>
        <ProofForm
          ways={needed.ways}
          needsPassword={(way) => needed.needsPassword || way !== 'passkey'}
          askPasskey={askPasskey}
          prove={prove}
          email={getAdminEmail()}
          submit={confirmationTexts.confirm}
          onCancel={() => onEnd(false)}
        />
      </DialogContent>
    </Dialog>
  );
}

async function askPasskey() {
  const outcome = await sendProof(beginPasskeyConfirmation, {}, secondFactorTexts.failed);
  return outcome.ok ? outcome.response : outcome;
}
