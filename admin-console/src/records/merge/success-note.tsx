import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { useRecordAddress } from '../review/store/use-record-address';
import noteStyles from '../../base/outcome-note/outcome-note.module.css';
import { outcomeTexts } from '../../base/outcome-note/outcome.texts';
import { mergeTexts } from './merge.texts';

export interface Success {
  readonly text: string;
  readonly survivorId?: string;
  /** Undoes it, and replaces this message by the outcome. */
  readonly undo?: () => Promise<void>;
}

interface SuccessNoteProps {
  readonly success: Success;
  /** Called at the next click or key outside of the note, when it was read and may soon be outdated. */
  readonly onLeave: () => void;
}

/**
 * Shown at the bottom of the window like the outcome of every change, where it moves nothing. It takes the focus, which
 * announces it: the focused group or record may be gone.
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
