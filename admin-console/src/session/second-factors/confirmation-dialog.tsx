import { useId } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { anyAnswer } from 'contract/answer-reader';
import { confirmationEndpoint, confirmationOptionsEndpoint } from 'contract/staff-security';
import { readPasskeyTicket } from 'contract/staff-security-readers';
import { getAdminEmail } from '../admin-session';
import type { NeededConfirmation } from '../confirmation-requests';
import { proveAsStaff } from '../staff-call';
import styles from './confirmation-dialog.module.css';
import { confirmationTexts } from './confirmation.texts';
import { ProofForm } from './proof-form';
import type { Proof } from './use-proof';

interface ConfirmationDialogProps {
  readonly needed: NeededConfirmation;
  readonly onEnd: (isConfirmed: boolean) => void;
}

/** Asks the logged-in user for a confirmation before an action that a stolen session must not allow (decision 45). */
export function ConfirmationDialog({ needed, onEnd }: ConfirmationDialogProps) {
  const titleId = useId();
  const prove = async (proof: Proof) => {
    const call = { method: 'POST', path: confirmationEndpoint, body: proof } as const;
    const answer = await proveAsStaff(call, anyAnswer);
    if (!answer.ok) return answer.error;
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
  const call = { method: 'POST', path: confirmationOptionsEndpoint } as const;
  const answer = await proveAsStaff(call, readPasskeyTicket);
  return answer.ok ? answer.body : answer.error;
}
