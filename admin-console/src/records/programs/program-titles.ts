import type { Language } from 'contract/languages';
import { fixedLanguage, fixedTexts } from '../../base/model/fixed-texts';
import type { ProgramKind } from './known-programs';
import { programTexts } from './program.texts';

/** The titles of the tables of Program Attendance (requirements 2.10). */
export const programTitles: Readonly<Record<ProgramKind, string>> = {
  ...programTexts.events,
  other: fixedTexts.otherPrograms,
};

/** The `lang` of a title: one of them is English in every language. */
export const titleLanguage = (kind: ProgramKind): Language | undefined =>
  kind === 'other' ? fixedLanguage : undefined;

/** A title with the number of rows. */
export const addCountToTitle = (title: string, count: number): string => `${title} (${count})`;
