import { useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import styles from './question-dialog.module.css';

interface QuestionDialogProps {
  readonly title: string;
  readonly text: string;
  readonly confirm: string;
  readonly cancel: string;
  readonly onConfirm: () => void;
  readonly onCancel: () => void;
}

/** Asks for confirmation before something is removed. */
export function QuestionDialog(props: QuestionDialogProps) {
  const { title, text, confirm, cancel, onConfirm, onCancel } = props;
  const id = useId();
  return (
    <Dialog
      open
      onClose={onCancel}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
      maxWidth="xs"
      fullWidth
    >
      <DialogTitle id={`${id}-title`} className={styles.title}>
        {title}
      </DialogTitle>
      <DialogContent>
        <p id={`${id}-text`}>{text}</p>
      </DialogContent>
      <DialogActions className={styles.actions} disableSpacing>
        <Button onClick={onCancel}>{cancel}</Button>
        <Button variant="contained" onClick={onConfirm}>
          {confirm}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
