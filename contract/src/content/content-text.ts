import { languageCodes } from '../site/languages';
import { isObject } from '../wire/answer-reader';
import { getMaxLength } from './content-limits';
import type { ContentText, ContentValues, Translations } from './content-entry';
import { getFields, isTranslated, getOptions } from './kinds/content-kinds';
import type { ContentKind } from './kinds/content-kinds';
import type { ContentField } from './kinds/kind-declaration';
import { draftFormats } from './draft-formats';
import { tidyRichText } from './rich-text/rich-text';

/**
 * Puts the keys in the order of their declaration and drops empty values, so that `JSON.stringify` gives equal strings
 * for equal texts.
 */
export function orderText(kind: ContentKind, { values, shownInEnglish }: ContentText): ContentText {
  const ordered = Object.entries(getFields(kind)).flatMap(([name, field]) => {
    const value = orderValue(field, ownValue(values, name));
    return value === undefined ? [] : [[name, value] as const];
  });
  return {
    values: Object.fromEntries(ordered),
    shownInEnglish: languageCodes.filter((language) => shownInEnglish.includes(language)),
  };
}

function orderValue(field: ContentField, value: unknown): ContentValues[string] | undefined {
  if (!isTranslated(field)) return typeof value === 'string' && value ? value : undefined;
  if (!isObject(value)) return undefined;
  const texts = languageCodes.flatMap((language) => {
    const text = ownValue(value, language);
    return typeof text === 'string' && text ? [[language, text] as const] : [];
  });
  return texts.length === 0 ? undefined : Object.fromEntries(texts);
}

/** Normalizes a text for publication: trims it and writes each line break as one character. */
export function tidyText(kind: ContentKind, { values, shownInEnglish }: ContentText): ContentText {
  const fields = getFields(kind);
  const tidied = Object.entries(values).map(([name, value]) => {
    const tidy = fields[name]?.type === 'rich' ? tidyRichText : tidyPlainText;
    return [name, typeof value === 'string' ? tidy(value) : tidyEach(value, tidy)] as const;
  });
  return orderText(kind, {
    values: Object.fromEntries(tidied),
    shownInEnglish,
  });
}

const tidyEach = (texts: Translations, tidy: (text: string) => string): Translations =>
  Object.fromEntries(Object.entries(texts).map(([language, text]) => [language, tidy(text)]));

const tidyPlainText = (text: string) => text.replace(/\r\n?/g, '\n').trim();

/** A stored text cannot be shown. */
export class UnfitTextError extends Error {
  override readonly name = 'UnfitTextError';
}

/**
 * Parses a text that this or another release stored; unknown fields and languages are ignored.
 *
 * @param leaveOut is called with the field of each invalid value that is left out
 * @throws UnfitTextError for a value that a draft could not have, if `leaveOut` is not given
 */
export function readText(
  kind: ContentKind,
  stored: unknown,
  leaveOut?: (field: string) => void,
): ContentText {
  const { values, shownInEnglish } = isObject(stored) ? stored : {};
  if (!isObject(values) || !Array.isArray(shownInEnglish))
    throw new UnfitTextError('it is no text');
  const unfit = Object.entries(getFields(kind)).flatMap(([name, field]) => {
    const value = ownValue(values, name);
    return value === undefined || isFit(field, value) ? [] : [name];
  });
  const [first] = unfit;
  if (first !== undefined && !leaveOut) throw new UnfitTextError(`${first} does not fit`);
  unfit.forEach((name) => leaveOut?.(name));
  const fitting = Object.entries(values).filter(([name]) => !unfit.includes(name));
  return orderText(kind, {
    values: Object.fromEntries(fitting) as ContentValues,
    shownInEnglish: languageCodes.filter((code) => code !== 'en' && shownInEnglish.includes(code)),
  });
}

function isFit(field: ContentField, value: unknown): boolean {
  if (!isTranslated(field)) return isFitText(field, value);
  if (!isObject(value)) return false;
  return languageCodes.every((language) => {
    const text = ownValue(value, language);
    return text === undefined || isFitText(field, text);
  });
}

/**
 * Checks the same as `contentTextSchema`, without a JSON Schema validator (api/src/content/hostile-content.full.test.ts
 * proves that both agree).
 */
function isFitText(field: ContentField, text: unknown): boolean {
  if (typeof text !== 'string') return false;
  const options = getOptions(field);
  if (options) return text === '' || options.includes(text);
  if (field.type === 'choice') return false;
  return text.length <= getMaxLength(field) && draftFormats[`draft-${field.type}`](text);
}

const ownValue = (object: Readonly<Record<string, unknown>>, name: string): unknown =>
  Object.hasOwn(object, name) ? object[name] : undefined;
