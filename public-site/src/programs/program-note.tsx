import styles from './program-note.module.css';
import { programNoteTexts } from './program-note.texts';
import type { NotePlace } from './program-note.texts';
import type { Program } from './programs';
import { useIsOver } from './use-is-over';

interface ProgramNoteProps {
  readonly event: Program;
  readonly place: NotePlace;
}

/** Of the element that says whether a programme's day has passed. */
export const noteId = (program: string): string => `${program}-note`;

/** What there is to know about a programme before its day, or that the day has passed. Both take the same room. */
export function ProgramNote({ event, place }: ProgramNoteProps) {
  const id = noteId(event.id);
  const isOver = useIsOver(event.end, id);
  const { registration } = event;
  // A registered visitor is welcome, whether or not others may still come.
  const isClosed = place === 'invitation' && registration !== 'open';
  const { open, over } = programNoteTexts[isClosed ? registration : place];
  return (
    <p id={id} data-over={isOver} className={styles.note}>
      <span aria-hidden={isOver}>{open}</span>
      <span aria-hidden={!isOver}>{over}</span>
    </p>
  );
}
