import { useEffect, useRef } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { translate } from 'shared-ui/language';
import { consoleLanguage } from '../console-language';
import { LineIcon } from '../icons/line-icon';
import { outcomeLabels } from './outcome-labels';
import styles from './outcome-note.module.css';
import type { OutcomeNoteState } from './use-outcome-note';

interface OutcomeNoteProps extends OutcomeNoteState {
  /** In a panel that covers the page: what lies outside of it can neither be reached nor heard. */
  readonly isInPanel: boolean;
}

/**
 * Says what came of a change at the foot of the window, where it moves nothing, with the way back. It stays until the
 * next change, a click elsewhere or its own button.
 */
export function OutcomeNote({ note, isBusy, undo, dismiss, isInPanel }: OutcomeNoteProps) {
  const frame = useRef<HTMLDivElement>(null);
  const labels = translate(outcomeLabels, consoleLanguage);
  const isShown = note !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const leaveIfOutside = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) dismiss();
    };
    document.addEventListener('click', leaveIfOutside);
    return () => document.removeEventListener('click', leaveIfOutside);
  }, [isShown, dismiss]);
  const said = note && <span key={note.count}>{note.text}</span>;
  const isError = note?.tone === 'error';
  return (
    <div ref={frame} className={isInPanel ? styles.inPanel : styles.atFoot} data-shown={isShown}>
      {/* It stands in the page before there is anything to say, or it might not be heard. */}
      <p role="status">{!isError && said}</p>
      {isError && <p role="alert">{said}</p>}
      {note?.undo && (
        <Button size="small" color="inherit" variant="outlined" disabled={isBusy} onClick={undo}>
          {labels.undo}
        </Button>
      )}
      {isShown && (
        <IconButton
          size="small"
          color="inherit"
          aria-label={labels.dismiss}
          title={labels.dismiss}
          onClick={dismiss}
        >
          <LineIcon size={16} path="M4 4l8 8M12 4l-8 8" />
        </IconButton>
      )}
    </div>
  );
}
