import { useContext, useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { RecordOpeningContext } from '../store/open-record';
import { reviewTexts } from '../store/review.texts';
import styles from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  /** The keys of a view that is no table, and where they work. */
  readonly shortcuts?: typeof reviewTexts.shortcutList;
  readonly intro?: string;
}

const tableKeys: readonly string[] = ['Enter', '/', 'x', 'X'];

/** Lists the keyboard shortcuts that are available. */
export function ShortcutsDialog({ isOpen, onClose, ...own }: ShortcutsDialogProps) {
  const titleId = useId();
  const hasTable = useContext(RecordOpeningContext) !== undefined;
  const shortcuts =
    own.shortcuts ??
    reviewTexts.shortcutList.filter(([key]) => hasTable || !tableKeys.includes(key));
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} className={styles.title}>
        {reviewTexts.shortcuts}
      </DialogTitle>
      <DialogContent>
        <p className={styles.intro}>{own.intro ?? reviewTexts.shortcutsIntro}</p>
        <dl className={styles.list}>
          {shortcuts.map(([keys, effect]) => (
            <div key={keys} className={styles.shortcut}>
              <dt>
                <kbd className={styles.key}>{keys}</kbd>
              </dt>
              <dd>{effect}</dd>
            </div>
          ))}
        </dl>
      </DialogContent>
      <DialogActions>
        <Button onClick={onClose}>{reviewTexts.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
