import { localPath } from 'contract/language';
import { programCalendarPath } from '../page/feed-paths';
import { calendarTexts as texts } from './calendar-link.texts';
import { noteId } from './program-note';
import type { Program } from './programs';
import { useIsOver } from './use-is-over';

/** Puts a programme into the visitor's calendar: a file that phones open, without `download`, which would only keep it. */
export function CalendarLink({ program }: { readonly program: Program }) {
  const { id, name, end } = program;
  const isOver = useIsOver(end, noteId(id));
  if (isOver) return null;
  return (
    <a
      href={localPath(programCalendarPath(id))}
      type="text/calendar"
      aria-label={`${texts.add}: ${name}`}
    >
      {texts.add}
    </a>
  );
}
