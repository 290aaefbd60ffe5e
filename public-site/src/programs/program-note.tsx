import styles from './program-note.module.css';
import { programNoteTexts } from './program-note.texts';
import type { NotePlace } from './program-note.texts';
import type { Program } from './programs';
import { useIsOver } from './use-is-over';

interface ProgramNoteProps {
  readonly event: Program;
  readonly place: NotePlace;
}

/** Id of the element that tells whether the programme's day has passed. */
export const noteId = (program: string): string => `${program}-note`;

/** A note about a programme, or that its day has passed. Both take the same space, so that nothing moves. */
export function ProgramNote({ event, place }: ProgramNoteProps) {
  const id = noteId(event.id);
  const isOver = useIsOver(event.end, id);
  const { registration } = event;
  // A registered visitor sees the note whether or not registration is still open.
  const isClosed = place === 'invitation' && registration !== 'open';
  const { open, over } = programNoteTexts[isClosed ? registration : place];
  return (
    <p id={id} data-over={isOver} className={styles.note}>
      <span aria-hidden={isOver}>{open}</span>
      <span aria-hidden={!isOver}>{over}</span>
    </p>
  );
}
