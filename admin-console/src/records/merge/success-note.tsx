import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useRecordAddress } from '../review/store/use-record-address';
import noteStyles from '../../base/outcome-note/outcome-note.module.css';
import { outcomeTexts } from '../../base/outcome-note/outcome.texts';
import { mergeTexts } from './merge.texts';

/** The result of a comparison. */
export interface Success {
  readonly text: string;
  /** The record that stayed, where others were merged into it. */
  readonly survivorId?: string;
  /** Takes it back. What comes of that is said in the place of this. */
  readonly undo?: () => Promise<void>;
}

interface SuccessNoteProps {
  readonly success: Success;
  /** Called at the next click or key outside of the note: it was read, and soon it may no longer be true. */
  readonly onLeave: () => void;
}

/**
 * Stands at the foot of the window, as what is said of every change: it moves nothing. It takes the focus, which announces
 * it once: what had the focus, a group or a record, may be gone.
 */
export function SuccessNote({ success, onLeave }: SuccessNoteProps) {
  const { open } = useRecordAddress();
  const note = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLParagraphElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { text, survivorId, undo } = success;
  useEffect(() => message.current?.focus({ preventScroll: true }), []);
  useEffect(() => {
    const leaveIfOutside = ({ target }: Event) => {
      if (!note.current?.contains(target as Node)) onLeave();
    };
    document.addEventListener('click', leaveIfOutside);
    document.addEventListener('keydown', leaveIfOutside);
    return () => {
      document.removeEventListener('click', leaveIfOutside);
      document.removeEventListener('keydown', leaveIfOutside);
    };
  }, [onLeave]);
  const openSurvivor = (id: string) => {
    onLeave();
    open(id);
  };
  const takeBack = async () => {
    setIsBusy(true);
    await undo?.();
  };
  return (
    <div ref={note} className={noteStyles.atFoot} data-shown="true">
      <p ref={message} tabIndex={-1}>
        {text}
      </p>
      {survivorId !== undefined && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          onClick={() => openSurvivor(survivorId)}
        >
          {mergeTexts.openSurvivor}
        </Button>
      )}
      {undo && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          aria-disabled={isBusy}
          onClick={() => !isBusy && void takeBack()}
        >
          {outcomeTexts.undo}
        </Button>
      )}
    </div>
  );
}
