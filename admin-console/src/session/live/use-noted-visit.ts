import { useEffect } from 'react';
import { noteVisit } from 'contract/today-requests';
import { sendChange } from '../send';

/** Milliseconds after which a console that is still open says so again. */
const restBetweenNotes = 3_600_000;

/**
 * Tells the server that the console is open, at once and then hourly while it is visible, from which follows what is new
 * since the user's last visit. A failure does not matter: the next note comes soon.
 * @param isOpen false while the user may not see the console yet
 */
export function useNotedVisit(isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    let notedAt = -Infinity;
    const note = () => {
      clearTimeout(timer);
      if (document.visibilityState === 'hidden') return;
      const rest = notedAt + restBetweenNotes - Date.now();
      if (rest <= 0) {
        notedAt = Date.now();
        void sendChange(noteVisit, {}, '');
      }
      timer = setTimeout(note, rest <= 0 ? restBetweenNotes : rest);
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('visibilitychange', note);
    };
  }, [isOpen]);
}
