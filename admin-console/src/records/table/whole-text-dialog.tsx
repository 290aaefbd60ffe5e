import { createContext, useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { recordTableTexts } from './record-table.texts';
import styles from './whole-text-dialog.module.css';

/** A text that did not fit its cell, with its column's name as title. */
export interface WholeText {
  readonly title: string;
  readonly text: string;
}

/** Opens a text; every table provides it to its cells. */
export const WholeTextContext = createContext<(wholeText: WholeText) => void>(() => undefined);

interface WholeTextDialogProps {
  readonly wholeText: WholeText | undefined;
  readonly onClose: () => void;
}

/** Shows a text as it was typed. When it closes, it returns the focus to the cell. */
export function WholeTextDialog({ wholeText, onClose }: WholeTextDialogProps) {
  const titleId = useId();
  if (!wholeText) return null;
  return (
    <Dialog open onClose={onClose} aria-labelledby={titleId} maxWidth="sm" fullWidth>
      <DialogTitle id={titleId} className={styles.title}>
        {wholeText.title}
      </DialogTitle>
      <DialogContent className={styles.text} tabIndex={0}>
        {wholeText.text}
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{recordTableTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
