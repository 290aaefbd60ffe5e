import { programFragment } from 'contract/submissions';
import type { ChurchEvent } from '../content/events';
import styles from './program-note.module.css';
import { programNoteTexts } from './program-note.texts';
import type { NotePlace } from './program-note.texts';
import { useIsOver } from './use-is-over';

interface ProgramNoteProps {
  readonly event: ChurchEvent;
  readonly place: NotePlace;
}

/** What there is to know about a programme before its day, or that the day has passed. Both take the same room. */
export function ProgramNote({ event, place }: ProgramNoteProps) {
  const id = `${programFragment(event.program) ?? ''}-note`;
  const isOver = useIsOver(event.end, id);
  const { open, over } = programNoteTexts[place];
  return (
    <p id={id} data-over={isOver} className={styles.note}>
      <span aria-hidden={isOver}>{open}</span>
      <span aria-hidden={!isOver}>{over}</span>
    </p>
  );
}
