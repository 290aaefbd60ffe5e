import * as choices from 'contract/records/choice.texts';
import * as fields from 'contract/records/field.texts';
import { splitWords } from 'contract/further-fields';
import { languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';
import type { ImportMark } from 'contract/import-fields';
import { inEveryLanguage } from '../../mail/in-every-language';
import * as marks from './mark-headings.texts';

const fieldTextsIn = inEveryLanguage(
  fields,
  (code) => import(`../../../../locales/${code}/contract/records/field.texts.ts`),
);

const choiceTextsIn = inEveryLanguage(
  choices,
  (code) => import(`../../../../locales/${code}/contract/records/choice.texts.ts`),
);

const markTextsIn = inEveryLanguage(
  marks,
  (code) => import(`../../../../locales/${code}/api/imports/labels/mark-headings.texts.ts`),
);

/** The heading of a mark in an export of people. */
export const markHeading = async (language: Language, mark: ImportMark): Promise<string> =>
  (await markTextsIn(language)).markHeadings[mark];

/** The heading of a field in the exports of a language, as the console's tables have it. */
export async function fieldHeading(language: Language, field: string): Promise<string> {
  const { fieldTexts } = await fieldTextsIn(language);
  return fieldTexts.get(field) ?? splitWords(field);
}

/** The headings of some fields and marks in the exports of all languages, with the field of each. */
export async function ownHeadings(
  fields: readonly string[],
  markNames: readonly ImportMark[],
): Promise<readonly (readonly [heading: string, field: string])[]> {
  const inLanguages = languageCodes.map(async (code) => [
    ...(await Promise.all(
      fields.map(async (field) => [await fieldHeading(code, field), field] as const),
    )),
    ...(await Promise.all(
      markNames.map(async (mark) => [await markHeading(code, mark), mark] as const),
    )),
  ]);
  return (await Promise.all(inLanguages)).flat();
}

/** The labels of a closed list in all languages, with the value that each stands for. */
export async function choiceLabels(
  field: string,
): Promise<readonly (readonly [label: string, value: string])[]> {
  const texts = await Promise.all(languageCodes.map((code) => choiceTextsIn(code)));
  return texts.flatMap(({ choiceTexts }) =>
    Object.entries(choiceTexts[field] ?? {}).map(([value, label]) => [label, value] as const),
  );
}
