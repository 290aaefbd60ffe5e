import { programEvent } from 'contract/calendar-events';
import { calendarIn } from 'contract/calendar-marks';
import { emptySnapshot, inLanguage, localText } from 'contract/content-entry';
import type { LocalEntry, PublishedEntry } from 'contract/content-entry';
import type { CalendarEvent } from 'contract/icalendar';
import { innsbruckMoment } from 'contract/innsbruck-moment';
import { pathIn } from 'contract/languages';
import type { Language } from 'contract/languages';
import { foldForComparison } from 'contract/text-folding';
import type { Database } from '../storage/database';
import { CalendarRepository } from './calendar-repository';
import { parseContentText } from './content-row';

/** What the site publishes about a programme, in one language. */
export interface PublishedProgram extends Pick<LocalEntry<'programs'>, 'name' | 'start' | 'place'> {
  /** The page about its vision, if it has one. */
  readonly page?: string;
  /** The event as the site's calendar has it; absent for a programme that is over. */
  readonly event?: CalendarEvent;
}

interface Asked {
  readonly language: Language;
  readonly now: Date;
  readonly origin: string;
}

/** Finds the programme that a registration names, ignoring case, the last one of several; undefined if none has it. */
export async function findPublishedProgram(
  database: Database,
  name: unknown,
  asked: Asked,
): Promise<PublishedProgram | undefined> {
  if (typeof name !== 'string') return undefined;
  const rows = await database
    .selectFrom('content_entries')
    .select(['id', 'published'])
    .where('kind', '=', 'programs')
    .where('published', 'is not', null)
    .execute();
  const folded = foldForComparison(name);
  const [program] = rows
    .flatMap(({ id, published }) =>
      published === null ? [] : [{ id, ...parseContentText(published) }],
    )
    .filter(({ values }) => foldForComparison(localText(values['name'], 'en') ?? '') === folded)
    .sort((one, other) => (startOf(one) < startOf(other) ? 1 : -1));
  if (program === undefined) return undefined;
  const snapshot = { ...emptySnapshot, programs: [program] };
  const [local] = inLanguage(snapshot, 'programs', asked.language);
  if (local === undefined) return undefined;
  const { start, place, page, end } = local;
  const over = innsbruckMoment(end);
  const isOver = over !== undefined && over <= asked.now;
  const event = isOver ? undefined : await readEvent(database, program, asked);
  return { name: local.name, start, place, ...(page && { page }), ...(event && { event }) };
}

const startOf = ({ values }: PublishedEntry) => localText(values['start'], 'en') ?? '';

/** The event carries the change count of the site's calendar, so that the newer of the two replaces the other. */
async function readEvent(
  database: Database,
  program: PublishedEntry,
  { language, now, origin }: Asked,
): Promise<CalendarEvent | undefined> {
  const marks = await new CalendarRepository(database).list(now);
  const calendar = marks.filter(({ kind, id }) => kind === 'programs' && id === program.id);
  const [found] = calendarIn({ ...emptySnapshot, programs: [program], calendar }, language);
  if (found?.kind !== 'programs') return undefined;
  const { entry, sequence, changedAt, isCancelled } = found;
  const url = origin + pathIn(language, entry.page ?? '/');
  return programEvent(entry, { sequence, changedAt, isCancelled, url });
}
