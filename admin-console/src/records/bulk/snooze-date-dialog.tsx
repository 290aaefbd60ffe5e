import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { Message } from 'shared-ui/message';
import { partsTexts } from '../../base/parts/parts.texts';
import { snoozeUntil } from './act-choices';
import type { ActChoice } from './act-choices';
import { bulkTexts } from './bulk.texts';
import { snoozeDay, tomorrow } from './snooze-times';
import styles from './snooze-date-dialog.module.css';

interface SnoozeDateDialogProps {
  readonly onChoose: (choice: ActChoice) => void;
  readonly onClose: () => void;
}

/** Asks for the day until which records are put off. */
export function SnoozeDateDialog({ onChoose, onClose }: SnoozeDateDialogProps) {
  const id = useId();
  const [firstDay] = useState(() => tomorrow(new Date()));
  const [day, setDay] = useState(firstDay);
  const [isWrong, setIsWrong] = useState(false);
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const until = snoozeDay(day, new Date());
    if (until) return onChoose(snoozeUntil(until));
    setIsWrong(true);
    document.getElementById(id)?.focus();
  };
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <DialogTitle id={`${id}-title`}>{bulkTexts.dateTitle}</DialogTitle>
      <form noValidate onSubmit={submit}>
        <DialogContent className={styles.content}>
          <label htmlFor={id}>{bulkTexts.dateLabel}</label>
          <input
            id={id}
            type="date"
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog has only this field
            autoFocus
            className={styles.day}
            value={day}
            min={firstDay}
            aria-invalid={isWrong || undefined}
            aria-describedby={isWrong ? `${id}-wrong` : undefined}
            onChange={({ target }) => {
              setDay(target.value);
              setIsWrong(false);
            }}
          />
          {isWrong && (
            <div id={`${id}-wrong`}>
              <Message tone="error">{bulkTexts.dateWrong}</Message>
            </div>
          )}
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{partsTexts.cancel}</Button>
          <Button type="submit" variant="contained">
            {bulkTexts.dateSave}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
