import { useContext, useId } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../../console-language';
import { RecordOpeningContext } from '../store/open-record';
import { reviewLabels } from '../store/review-labels';
import styles from './shortcuts-dialog.module.css';

interface ShortcutsDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What only a table answers. */
const tableKeys: readonly string[] = ['Enter', '/'];

/** The keys that staff can work with where they are. */
export function ShortcutsDialog({ isOpen, onClose }: ShortcutsDialogProps) {
  const titleId = useId();
  const labels = translate(reviewLabels, consoleLanguage);
  const hasTable = useContext(RecordOpeningContext) !== undefined;
  const shortcuts = labels.shortcutList.filter(([key]) => hasTable || !tableKeys.includes(key));
  return (
    <Dialog open={isOpen} onClose={onClose} aria-labelledby={titleId} maxWidth="xs" fullWidth>
      <DialogTitle id={titleId} className={styles.title}>
        {labels.shortcuts}
      </DialogTitle>
      <DialogContent>
        <p className={styles.intro}>{labels.shortcutsIntro}</p>
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
        <Button onClick={onClose}>{labels.close}</Button>
      </DialogActions>
    </Dialog>
  );
}
