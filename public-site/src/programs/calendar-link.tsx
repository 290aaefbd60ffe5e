import { localPath } from 'contract/language';
import { addToCalendar } from './calendar-link.texts';
import { noteId } from './program-note';
import type { Program } from './programs';
import { useIsOver } from './use-is-over';

/** A programme's own calendar, beside the pages. @param id of its entry */
export const programCalendarPath = (id: string): string => `/calendar/${id}.ics`;

/** Puts a programme into the visitor's calendar: a file that phones open, without `download`, which would only keep it. */
export function CalendarLink({ program }: { readonly program: Program }) {
  const { id, name, end } = program;
  const isOver = useIsOver(end, noteId(id));
  if (isOver) return null;
  return (
    <a href={localPath(programCalendarPath(id))} aria-label={`${addToCalendar}: ${name}`}>
      {addToCalendar}
    </a>
  );
}
