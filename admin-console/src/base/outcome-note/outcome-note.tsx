import { useEffect, useLayoutEffect, useRef } from 'react';
import type { FocusEvent, RefObject } from 'react';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { LineIcon } from '../line-icon';
import { outcomeTexts } from './outcome.texts';
import styles from './outcome-note.module.css';
import type { OutcomeNoteState } from './use-outcome-note';

interface OutcomeNoteProps extends OutcomeNoteState {
  /** Whether a panel covers the page: the note is rendered inside it then, as everything outside is inert. */
  readonly isInPanel: boolean;
}

/**
 * Shows the outcome of a change, with an Undo button, at the bottom of the window, where it moves no content. It stays
 * until the next change, a click elsewhere or its close button.
 */
export function OutcomeNote({ note, isBusy, undo, dismiss, isInPanel }: OutcomeNoteProps) {
  const frame = useRef<HTMLDivElement>(null);
  const isShown = note !== undefined;
  useEffect(() => {
    if (!isShown) return;
    const leaveIfOutside = ({ target }: Event) => {
      if (!frame.current?.contains(target as Node)) dismiss();
    };
    document.addEventListener('click', leaveIfOutside);
    return () => document.removeEventListener('click', leaveIfOutside);
  }, [isShown, dismiss]);
  const { text, noteOrigin, keepFocus } = useKeptFocus(frame, note?.count);
  const said = note && (
    <span key={note.count} ref={text} tabIndex={-1}>
      {note.text}
    </span>
  );
  const isError = note?.tone === 'error';
  return (
    <div
      ref={frame}
      className={isInPanel ? styles.inPanel : styles.atFoot}
      data-shown={isShown}
      onFocus={noteOrigin}
    >
      {/* A live region must be in the page before its text, or screen readers may not announce it. */}
      <p role="status">{!isError && said}</p>
      {isError && <p role="alert">{said}</p>}
      {note?.undo && (
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          aria-disabled={isBusy || undefined}
          onClick={keepFocus(undo)}
        >
          {outcomeTexts.undo}
        </Button>
      )}
      {isShown && (
        <IconButton
          size="small"
          color="inherit"
          aria-label={outcomeTexts.dismiss}
          title={outcomeTexts.dismiss}
          onClick={keepFocus(dismiss)}
        >
          <LineIcon size={16} path="M4 4l8 8M12 4l-8 8" />
        </IconButton>
      )}
    </div>
  );
}

/**
 * Keeps the focus in reach when a pressed button of the note disappears: it moves to the note's text, else to where it
 * came from, else to the panel's heading, so that the keys of table and panel still work.
 */
function useKeptFocus(frame: RefObject<HTMLDivElement | null>, count: number | undefined) {
  const text = useRef<HTMLSpanElement>(null);
  const isPressed = useRef(false);
  const origin = useRef<Element>(null);
  const noteOrigin = ({ relatedTarget, currentTarget }: FocusEvent) => {
    const isOutside = relatedTarget && !currentTarget.contains(relatedTarget);
    if (isOutside && relatedTarget !== document.body) origin.current = relatedTarget;
  };
  // A layout effect runs before a surrounding dialog moves the focus back.
  useLayoutEffect(() => {
    if (!isPressed.current) return;
    isPressed.current = false;
    if (document.activeElement !== document.body) return;
    const before = origin.current?.isConnected ? origin.current : undefined;
    const heading = frame.current?.closest('[aria-labelledby]')?.querySelector('h2');
    const target = text.current ?? before ?? heading;
    if (target instanceof HTMLElement) target.focus({ preventScroll: true });
  }, [frame, count]);
  const keepFocus = (press: () => unknown) => () => {
    isPressed.current = true;
    void press();
  };
  return { text, noteOrigin, keepFocus };
}
