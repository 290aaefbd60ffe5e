import { fixedTexts } from '../model/fixed-texts';
import type { ProgramKind } from './known-programs';
import { programTexts } from './program.texts';

/** What each table of Program Attendance is called (SPEC 2.10). */
export const programTitles: Readonly<Record<ProgramKind, string>> = {
  ...programTexts.events,
  other: fixedTexts.otherPrograms,
};

/** With how many rows there are. */
export const countedTitle = (title: string, count: number): string => `${title} (${count})`;
