import { localPath } from 'contract/language';
import { addToCalendar } from './calendar-link.texts';
import { noteId } from './program-note';
import type { Program } from './programs';
import { useIsOver } from './use-is-over';

/**
 * Path of a programme's own calendar file.
 * @param id id of its entry
 */
export const programCalendarPath = (id: string): string => `/calendar/${id}.ics`;

/**
 * Adds a programme to the visitor's calendar. Without `download`, so that phones open the file instead of saving it.
 */
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
