import type { LocalEntry } from 'contract/content-entry';
import type { Language } from 'contract/languages';
import { hoursAhead } from 'contract/innsbruck-clock';
import { defaultProgram } from 'contract/submissions';
import { getEntries } from '../shown-content/page-content';

type Entry = LocalEntry<'programs'>;

/** A page that tells the vision of programmes. */
export type VisionPage = NonNullable<Entry['page']>;

/** A programme of the church that people register for (requirements 2.4). */
export interface Program extends Omit<Entry, 'englishTitle'> {
  /** The value that the registration form sends: its English name. */
  readonly program: string;
  /** Where the name is in another language than the page (WCAG 3.1.2). */
  readonly nameLanguage: Language | undefined;
  /** ISO 8601 with Innsbruck's offset at that time, as `end`: `2025-09-13T09:00:00+02:00`. */
  readonly start: string;
}

/** All that are announced, earliest first. */
export const announcedPrograms = (): readonly Program[] => getEntries('programs').map(readProgram);

/** Those that the home page shows, however many there are: the next ones, for what is over leaves the site. */
export const nextPrograms = (): readonly Program[] => announcedPrograms().slice(0, 4);

/** The one that a page tells the vision of: of several the last, which is planned and not over. */
export const getProgram = (page: VisionPage): Program | undefined =>
  announcedPrograms().findLast((program) => program.page === page);

/** Those that the form offers: the one of requirements 9 first, which so stands chosen. */
export const offeredPrograms = (): readonly Program[] =>
  oncePerName(announcedPrograms().filter(({ registration }) => registration === 'open'));

/** Those that a visitor may have registered for. */
export const knownPrograms = (): readonly Program[] => oncePerName(announcedPrograms());

/** What is sent is a name: of two with the same, the later one is meant. */
const oncePerName = (programs: readonly Program[]): readonly Program[] =>
  [...new Map(programs.map((program) => [program.program, program])).values()].sort(
    (one, other) => rank(one) - rank(other),
  );

const rank = ({ program }: Program) => (program === defaultProgram ? 0 : 1);

function readProgram({ englishTitle, ...entry }: Entry): Program {
  const program = englishTitle ?? entry.name;
  return {
    ...entry,
    program,
    nameLanguage: entry.language ?? (entry.name === englishTitle ? 'en' : undefined),
    start: withOffset(entry.start),
    end: withOffset(entry.end),
  };
}

const hour = 3_600_000;

/** @param minute by Innsbruck's clock, YYYY-MM-DDTHH:MM; of an hour that comes twice, the first is meant */
export function withOffset(minute: string): string {
  const ahead = hoursAhead(Date.parse(`${minute}:00Z`) - 2 * hour);
  return `${minute}:00+0${ahead}:00`;
}
