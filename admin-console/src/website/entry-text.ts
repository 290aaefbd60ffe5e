import type { ContentText } from 'contract/content-entry';
import { tidyText } from 'contract/content-text';
import { contentKinds, getFields, isTranslated, getOptions } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { getMaxLength } from 'contract/content-limits';
import type { IncompleteEntry, StoredEntry } from 'contract/stored-entry';
import { findMissing, findWrong } from 'contract/content-entry';
import { draftFormats } from 'contract/draft-formats';
import { language as pageLanguage } from 'contract/language';
import { languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';

/** One text of an entry: a field, or one language of a translated field. */
export interface TextPart {
  readonly field: string;
  readonly language?: Language;
}

export const emptyText: ContentText = { values: {}, shownInEnglish: [] };

/** The id and name of a part's control. */
export const partName = ({ field, language }: TextPart): string =>
  language === undefined ? field : `${field}-${language}`;

/** The parts of one field, in the languages' order. */
export const partsOfField = (kind: ContentKind, field: string): readonly TextPart[] => {
  const declared = getFields(kind)[field];
  if (!declared || !isTranslated(declared)) return [{ field }];
  return languageCodes.map((language) => ({ field, language }));
};

/** All parts of an entry, in the form's order. */
export const getParts = (kind: ContentKind): readonly TextPart[] =>
  Object.keys(getFields(kind)).flatMap((field) => partsOfField(kind, field));

/** The value of a part; '' if there is none. */
export function getPart({ values }: ContentText, { field, language }: TextPart): string {
  const value = values[field];
  if (language === undefined) return typeof value === 'string' ? value : '';
  return typeof value === 'object' ? (value[language] ?? '') : '';
}

/** A copy of a text with one part changed. */
export function withPart(text: ContentText, part: TextPart, words: string): ContentText {
  const { field, language } = part;
  const before = text.values[field];
  const value =
    language === undefined
      ? words
      : { ...(typeof before === 'object' ? before : {}), [language]: words };
  return { ...text, values: { ...text.values, [field]: value } };
}

/** Whether two texts are equal apart from outer whitespace. */
export const isSameText = (kind: ContentKind, one: ContentText, other: ContentText): boolean =>
  JSON.stringify(tidyText(kind, one)) === JSON.stringify(tidyText(kind, other));

/** The current text of an entry: its draft, else its published version. */
export const getText = (entry: StoredEntry | undefined): ContentText =>
  entry?.draft ?? entry?.published ?? emptyText;

/** The title of an entry in the page's language, or else in another one. */
export function getTitle(kind: ContentKind, text: ContentText): TitleOfEntry | undefined {
  const field = contentKinds[kind].title;
  const others = languageCodes.filter((code) => code !== pageLanguage);
  for (const language of [pageLanguage, ...others]) {
    const words = getPart(text, { field, language }).trim();
    if (words !== '') return { words, language };
  }
  return undefined;
}

interface TitleOfEntry {
  readonly words: string;
  readonly language: Language;
}

/** The reasons against publishing an entry, the same as the api's. */
export const findLacks = (kind: ContentKind, text: ContentText): IncompleteEntry => ({
  missing: findMissing(kind, text),
  wrong: findWrong(kind, text),
});

/** The parts that the api does not accept even in a draft, such as an incomplete address. */
export const findInvalidParts = (kind: ContentKind, text: ContentText): readonly TextPart[] =>
  getParts(kind).filter((part) => {
    const { type } = getFields(kind)[part.field] ?? {};
    if (!type || type === 'choice' || type === 'picture') return false;
    if (countExcessCharacters(kind, text, part) > 0) return true;
    return !draftFormats[`draft-${type}`](getPart(text, part).trim());
  });

/** The number of characters by which a part is too long, or 0. Rich texts are not counted: their editor limits them. */
export function countExcessCharacters(
  kind: ContentKind,
  text: ContentText,
  part: TextPart,
): number {
  const declared = getFields(kind)[part.field];
  if (!declared || declared.type === 'rich' || getOptions(declared)) return 0;
  return Math.max(0, getPart(text, part).trim().length - getMaxLength(declared));
}
