import { useId, useState } from 'react';
import type { SubmitEvent } from 'react';
import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useLocation, useNavigate } from 'react-router-dom';
import { viewName } from 'contract/saved-view-requests';
import type { SavedView, ViewContent, ViewedList } from 'contract/saved-view-requests';
import boxes from '../../base/parts/forms/boxes.module.css';
import { LimitedInput } from '../../base/parts/forms/limited-text';
import { OutcomeMessage } from '../../base/parts/forms/outcome-message';
import { useOutcome } from '../../base/parts/forms/use-outcome';
import { withView } from './view-address';
import { saveSettings } from './save-settings';
import { viewTexts } from './views.texts';
import styles from './views.module.css';

interface ViewDialogProps {
  readonly kind: ViewedList;
  readonly edited: SavedView | 'new';
  /** What is shown now, which a new view keeps. */
  readonly content: ViewContent;
  readonly onClose: () => void;
}

/** The name of a view, who sees it, and where the user finds it. A colleague's view has only the last. */
export function ViewDialog({ kind, edited, content, onClose }: ViewDialogProps) {
  const id = useId();
  const location = useLocation();
  const navigate = useNavigate();
  const [isSaving, setIsSaving] = useState(false);
  const { outcome, say } = useOutcome();
  const view = edited === 'new' ? undefined : edited;
  const isOwn = view?.isChangeable ?? true;
  const submit = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (isSaving) return;
    const form = new FormData(event.currentTarget);
    const name = isOwn ? String(form.get('name')).trim() : (view?.name ?? '');
    if (name === '') {
      document.getElementById(`${id}-name`)?.focus();
      return say('error', viewTexts.noName);
    }
    setIsSaving(true);
    const saved = await saveSettings(
      { kind, view, content },
      {
        name,
        isShared: form.has('shared'),
        isPinned: form.has('pinned'),
        isDefault: form.has('start'),
      },
    );
    setIsSaving(false);
    if (!saved.ok) return say('error', saved.message);
    onClose();
    if (!view)
      void navigate(withView(location, saved.id), { replace: true, preventScrollReset: true });
  };
  const box = (name: string, label: string, isChecked = false, hint?: string) => (
    <label className={boxes.box}>
      <input type="checkbox" name={name} defaultChecked={isChecked} />
      <span>
        {label}
        {hint && <small>{hint}</small>}
      </span>
    </label>
  );
  return (
    <Dialog open onClose={onClose} aria-labelledby={`${id}-title`} maxWidth="xs" fullWidth>
      <form noValidate onSubmit={(event) => void submit(event)}>
        <DialogTitle id={`${id}-title`}>{viewTexts.title[view ? 'change' : 'add']}</DialogTitle>
        <DialogContent className={styles.fields}>
          {view?.isOwnerless && <p className={styles.soft}>{viewTexts.ownerless}</p>}
          {isOwn && (
            <>
              <label htmlFor={`${id}-name`}>{viewTexts.name}</label>
              <LimitedInput
                id={`${id}-name`}
                name="name"
                limit={viewName.maxLength}
                defaultValue={view?.name ?? ''}
                autoComplete="off"
                // oxlint-disable-next-line jsx-a11y/no-autofocus -- the dialog was opened to type it
                autoFocus
              />
              {box('shared', viewTexts.shared, view?.isShared, viewTexts.sharedHint)}
            </>
          )}
          {box('pinned', viewTexts.pinned, view?.isPinned)}
          {box('start', viewTexts.start, view?.isDefault)}
          <OutcomeMessage outcome={outcome} />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{viewTexts.cancel}</Button>
          <Button type="submit" variant="contained" aria-disabled={isSaving || undefined}>
            {isSaving ? viewTexts.saving : viewTexts.save}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
