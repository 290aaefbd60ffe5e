import type { LocalEntry } from 'contract/content-entry';
import type { Language } from 'contract/languages';
import { getInnsbruckUtcOffset } from 'contract/innsbruck-clock';
import { defaultProgram } from 'contract/submissions';
import { getEntries } from '../shown-content/page-content';

type Entry = LocalEntry<'programs'>;

/** A page with the vision of programmes. */
export type VisionPage = NonNullable<Entry['page']>;

/** A programme with registration (requirements 2.4). */
export interface Program extends Omit<Entry, 'englishTitle'> {
  /** The value that the registration form sends: the English name. */
  readonly program: string;
  /** Language of the name, if it differs from the page's (WCAG 3.1.2). */
  readonly nameLanguage: Language | undefined;
  /** ISO 8601 with the offset of Innsbruck at that time, as in `end`: `2025-09-13T09:00:00+02:00`. */
  readonly start: string;
}

/** All announced programmes, earliest first. */
export const announcedPrograms = (): readonly Program[] => getEntries('programs').map(readProgram);

/** The next programmes, for the home page. Past ones leave the content by themselves. */
export const nextPrograms = (): readonly Program[] => announcedPrograms().slice(0, 4);

/** The programme whose vision a page shows; if several name the page, the last of them. */
export const getProgram = (page: VisionPage): Program | undefined =>
  announcedPrograms().findLast((program) => program.page === page);

/** The programmes with open registration, the one of requirements 9 first, so that it is preselected. */
export const offeredPrograms = (): readonly Program[] =>
  oncePerName(announcedPrograms().filter(({ registration }) => registration === 'open'));

/** The programmes that a visitor may have registered for. */
export const knownPrograms = (): readonly Program[] => oncePerName(announcedPrograms());

/** The form sends a name, so only the later one of two programmes with the same name counts. */
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
    start: toInnsbruckDateTime(entry.start),
    end: toInnsbruckDateTime(entry.end),
  };
}

const hour = 3_600_000;

/** @param minute local time in Innsbruck, YYYY-MM-DDTHH:MM; if the clock shows it twice, the first is meant */
export function toInnsbruckDateTime(minute: string): string {
  const ahead = getInnsbruckUtcOffset(Date.parse(`${minute}:00Z`) - 2 * hour);
  return `${minute}:00+0${ahead}:00`;
}
