import type { ContentText } from 'contract/content-entry';
import { tidyText } from 'contract/content-text';
import { contentKinds, getFields, isTranslated, getOptions } from 'contract/content-kinds';
import type { ContentKind } from 'contract/content-kinds';
import { getMaxLength } from 'contract/content-api';
import type { IncompleteEntry, StoredEntry } from 'contract/content-api';
import { findMissing, findWrong } from 'contract/content-entry';
import { draftFormats } from 'contract/draft-formats';
import { language as pageLanguage } from 'contract/language';
import { languageCodes } from 'contract/languages';
import type { Language } from 'contract/languages';

/** One text of an entry: a field, of a translated one in a language. */
export interface TextPart {
  readonly field: string;
  readonly language?: Language;
}

export const emptyText: ContentText = { values: {}, shownInEnglish: [] };

/** Names a part in the page: the id and the name of its control. */
export const partName = ({ field, language }: TextPart): string =>
  language === undefined ? field : `${field}-${language}`;

/** The parts of one field, in the languages' order. */
export const partsOfField = (kind: ContentKind, field: string): readonly TextPart[] => {
  const declared = getFields(kind)[field];
  if (!declared || !isTranslated(declared)) return [{ field }];
  return languageCodes.map((language) => ({ field, language }));
};

/** All parts of an entry, as the form has them. */
export const getParts = (kind: ContentKind): readonly TextPart[] =>
  Object.keys(getFields(kind)).flatMap((field) => partsOfField(kind, field));

/** What a part says; '' where there is nothing. */
export function readPart({ values }: ContentText, { field, language }: TextPart): string {
  const value = values[field];
  if (language === undefined) return typeof value === 'string' ? value : '';
  return typeof value === 'object' ? (value[language] ?? '') : '';
}

/** A text with another part. */
export function writePart(text: ContentText, part: TextPart, words: string): ContentText {
  const { field, language } = part;
  const before = text.values[field];
  const value =
    language === undefined
      ? words
      : { ...(typeof before === 'object' ? before : {}), [language]: words };
  return { ...text, values: { ...text.values, [field]: value } };
}

/** Whether two texts say the same, but for space around. */
export const isSameText = (kind: ContentKind, one: ContentText, other: ContentText): boolean =>
  JSON.stringify(tidyText(kind, one)) === JSON.stringify(tidyText(kind, other));

/** What there is of an entry: the draft, or what is published. */
export const getText = (entry: StoredEntry | undefined): ContentText =>
  entry?.draft ?? entry?.published ?? emptyText;

/** What an entry is called: in the page's language, or else in the one that there is. */
export function getTitle(kind: ContentKind, text: ContentText): TitleOfEntry | undefined {
  const field = contentKinds[kind].title;
  const others = languageCodes.filter((code) => code !== pageLanguage);
  for (const language of [pageLanguage, ...others]) {
    const words = readPart(text, { field, language }).trim();
    if (words !== '') return { words, language };
  }
  return undefined;
}

interface TitleOfEntry {
  readonly words: string;
  readonly language: Language;
}

/** What keeps an entry from being published, as the api says it too. */
export const findLacks = (kind: ContentKind, text: ContentText): IncompleteEntry => ({
  missing: findMissing(kind, text),
  wrong: findWrong(kind, text),
});

/** The parts that the api would not take in a draft either, as half an address. */
export const findInvalidParts = (kind: ContentKind, text: ContentText): readonly TextPart[] =>
  getParts(kind).filter((part) => {
    const { type } = getFields(kind)[part.field] ?? {};
    if (!type || type === 'choice' || type === 'picture') return false;
    if (countExcess(kind, text, part) > 0) return true;
    return !draftFormats[`draft-${type}`](readPart(text, part).trim());
  });

/** How many characters of a part are too many, if any. Those of a rich text are no characters: its editor bounds it. */
export function countExcess(kind: ContentKind, text: ContentText, part: TextPart): number {
  const declared = getFields(kind)[part.field];
  if (!declared || declared.type === 'rich' || getOptions(declared)) return 0;
  return Math.max(0, readPart(text, part).trim().length - getMaxLength(declared));
}
