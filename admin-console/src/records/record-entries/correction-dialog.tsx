import { useId } from 'react';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import useMediaQuery from '@mui/material/useMediaQuery';
import type { ComponentProps } from 'react';
import { CorrectionForm } from './correction-form';
import { correctionTexts as texts } from './correction.texts';
import styles from './record-entries.module.css';

interface CorrectionDialogProps extends ComponentProps<typeof CorrectionForm> {
  /** The name of the record. */
  readonly name: string;
}

/** Corrects an open record. */
export function CorrectionDialog({ name, ...form }: CorrectionDialogProps) {
  const id = useId();
  const isPhone = useMediaQuery('(max-width: 40rem)', { noSsr: true });
  return (
    <Dialog
      open
      fullScreen={isPhone}
      onClose={form.onCancel}
      aria-labelledby={id}
      maxWidth="sm"
      fullWidth
    >
      <DialogTitle id={id} className={styles.title}>
        {texts.title(name)}
      </DialogTitle>
      <DialogContent className={styles.content}>
        <p>{form.kind === 'testimony' ? `${texts.intro} ${texts.testimony}` : texts.intro}</p>
        <CorrectionForm {...form} />
      </DialogContent>
    </Dialog>
  );
}
