import type { Language } from 'contract/languages';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import type { ProgramKind } from './known-programs';
import { programTexts } from './program.texts';

/** What each table of Program Attendance is called (requirements 2.10). */
export const programTitles: Readonly<Record<ProgramKind, string>> = {
  ...programTexts.events,
  other: fixedTexts.otherPrograms,
};

/** The `lang` of that: of the tables one is called so in every language. */
export const titleLanguage = (kind: ProgramKind): Language | undefined =>
  kind === 'other' ? fixedLanguage : undefined;

/** With how many rows there are. */
export const countedTitle = (title: string, count: number): string => `${title} (${count})`;
