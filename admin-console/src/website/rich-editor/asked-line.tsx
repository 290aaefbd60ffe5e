import { useId, useState } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { LimitedInput, focusFirstTooLongField } from '../../base/parts/forms/limited-text';
import entryStyles from '../entry.module.css';
import styles from './rich-editor.module.css';

interface AskedLineProps {
  readonly labels: {
    readonly title: string;
    readonly label: string;
    readonly hint: string;
    readonly error?: string;
    readonly confirm: string;
    readonly remove: string;
    readonly cancel: string;
  };
  readonly value: string;
  readonly limit: number;
  readonly isFit: (typed: string) => boolean;
  readonly onSet: (typed: string) => void;
  /** Absent if there is nothing to remove. */
  readonly onRemove: (() => void) | undefined;
  readonly onClose: () => void;
}

/** Asks for one line of text. The dialog is rendered outside of the form that it belongs to. */
export function LineDialog({ labels, value, limit, isFit, ...deeds }: AskedLineProps) {
  const id = useId();
  const [typed, setTyped] = useState(value);
  const [isRefused, setIsRefused] = useState(false);
  const set = () => {
    if (isFit(typed)) deeds.onSet(typed);
    else setIsRefused(true);
  };
  return (
    <Dialog
      open
      onClose={deeds.onClose}
      aria-labelledby={`${id}-title`}
      maxWidth="xs"
      fullWidth
      disableRestoreFocus
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          // React would bubble the event to the form from which the dialog was opened.
          event.stopPropagation();
          if (!focusFirstTooLongField(event.currentTarget)) set();
        }}
      >
        <DialogTitle id={`${id}-title`} className={styles.dialogTitle}>
          {labels.title}
        </DialogTitle>
        <DialogContent className={styles.asked}>
          <label htmlFor={id}>{labels.label}</label>
          <p id={`${id}-hint`} className={entryStyles.hint}>
            {labels.hint}
          </p>
          <LimitedInput
            id={id}
            className={entryStyles.control}
            value={typed}
            limit={limit}
            autoComplete="off"
            autoCapitalize="none"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog is opened to write here
            autoFocus
            aria-invalid={isRefused || undefined}
            aria-describedby={isRefused ? `${id}-fault ${id}-hint` : `${id}-hint`}
            onChange={({ target }) => {
              setTyped(target.value);
              setIsRefused(false);
            }}
          />
          <p id={`${id}-fault`} role="alert" className={isRefused ? entryStyles.fault : undefined}>
            {isRefused ? labels.error : ''}
          </p>
        </DialogContent>
        <DialogActions>
          {deeds.onRemove && <Button onClick={deeds.onRemove}>{labels.remove}</Button>}
          <Button onClick={deeds.onClose}>{labels.cancel}</Button>
          <Button type="submit" variant="contained">
            {labels.confirm}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
