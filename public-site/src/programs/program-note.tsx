import { programFragment } from 'contract/submissions';
import { translate } from 'shared-ui/language';
import type { Language } from 'shared-ui/language';
import type { ChurchEvent } from '../content/events';
import { programLabels } from './program-labels';
import type { NotePlace } from './program-labels';
import styles from './program-note.module.css';
import { useIsOver } from './use-is-over';

interface ProgramNoteProps {
  readonly event: ChurchEvent;
  readonly place: NotePlace;
  readonly language: Language;
}

/** What there is to know about a programme before its day, or that the day has passed. Both take the same room. */
export function ProgramNote({ event, place, language }: ProgramNoteProps) {
  const id = `${programFragment(event.program) ?? ''}-note`;
  const isOver = useIsOver(event.end, id);
  const { open, over } = translate(programLabels, language)[place];
  return (
    <p id={id} data-over={isOver} className={styles.note}>
      <span aria-hidden={isOver}>{open}</span>
      <span aria-hidden={!isOver}>{over}</span>
    </p>
  );
}
