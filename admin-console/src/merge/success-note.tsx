import { useEffect, useRef, useState } from 'react';
import Button from '@mui/material/Button';
import { Message } from 'shared-ui/message';
import { useRecordAddress } from '../review/store/use-record-address';
import { outcomeTexts } from '../outcome-note/outcome.texts';
import { mergeTexts } from './merge.texts';
import styles from './success-note.module.css';

/** The result of a comparison. */
export interface Success {
  readonly text: string;
  /** The record that stayed, where others were merged into it. */
  readonly survivorId?: string;
  readonly tone?: 'success' | 'error';
  /** Takes it back. What comes of that is said in the place of this. */
  readonly undo?: () => Promise<void>;
}

interface SuccessNoteProps {
  readonly success: Success;
  /** Called at the next click or key outside of the note: it was read, and soon it may no longer be true. */
  readonly onLeave: () => void;
}

/** Takes the focus, which announces it once: what had the focus, a group or a record, may be gone. */
export function SuccessNote({ success, onLeave }: SuccessNoteProps) {
  const { open } = useRecordAddress();
  const note = useRef<HTMLDivElement>(null);
  const message = useRef<HTMLDivElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  const { text, survivorId, tone = 'success', undo } = success;
  useEffect(() => message.current?.focus(), []);
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
    <div ref={note} className={styles.success}>
      <Message tone={tone} announce="focus" ref={message}>
        {text}
      </Message>
      {survivorId !== undefined && (
        <Button variant="outlined" onClick={() => openSurvivor(survivorId)}>
          {mergeTexts.openSurvivor}
        </Button>
      )}
      {undo && (
        <Button
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
